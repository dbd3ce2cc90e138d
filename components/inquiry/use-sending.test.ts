import { showToast } from "@/components/ui/toast.client";
import { leaveFor } from "./use-sending";

jest.mock("@/components/ui/toast.client", () => ({ showToast: jest.fn(), TOAST_MS: 2000 }));

test("the message stands for its 2000 ms before the next page comes", () => {
  jest.useFakeTimers();
  const assign = jest.fn();
  Object.defineProperty(globalThis, "window", { value: { location: { assign } }, configurable: true });
  leaveFor("/cantFindWin", { title: "success", text: "Recibimos su solicitud." });
  expect(showToast).toHaveBeenCalledWith({ title: "success", lang: "en", text: "Recibimos su solicitud." });
  jest.advanceTimersByTime(1999);
  expect(assign).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledWith("/cantFindWin");
});
