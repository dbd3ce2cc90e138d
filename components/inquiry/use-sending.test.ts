import { showToast } from "@/components/ui/toast.client";
import { postForm } from "@/lib/form/client";
import { GatewayError } from "@/lib/http/errors";
import { track } from "@/lib/tracking/client";
import { leaveFor, postInquiry } from "./use-sending";

jest.mock("@/components/ui/toast.client", () => ({ showToast: jest.fn(), TOAST_MS: 2000 }));
jest.mock("@/lib/form/client", () => ({ postForm: jest.fn() }));
jest.mock("@/lib/session/client", () => ({ announceSessionChange: jest.fn() }));
jest.mock("@/lib/tracking/client", () => ({ track: jest.fn() }));

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

describe("what became of a request", () => {
  // spec: 12.4
  test("one that is there is told to the tracking, once", async () => {
    jest.mocked(postForm).mockResolvedValueOnce({ id: "7" });
    expect(await postInquiry(new FormData())).toEqual({ kind: "sent", id: "7" });
    expect(jest.mocked(track).mock.calls).toEqual([["inquiry_sent"]]);
  });

  test("one that was refused is not, and says why", async () => {
    jest.mocked(track).mockClear();
    jest.mocked(postForm).mockRejectedValueOnce(new GatewayError(422, "Falta el correo."));
    expect(await postInquiry(new FormData())).toEqual({ kind: "failed", text: "Falta el correo." });
    expect(track).not.toHaveBeenCalled();
  });
});
