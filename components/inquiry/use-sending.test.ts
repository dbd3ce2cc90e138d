import { showToast } from "@/components/ui/toast.client";
import { GatewayError } from "@/lib/http/errors";
import { announceRefusal } from "@/lib/http/refusal-event.client";
import { MEMBER_FIELD } from "@/lib/session";
import { track } from "@/lib/tracking/client";
import { leaveFor, postInquiry } from "./use-sending";

jest.mock("@/components/ui/toast.client", () => ({ showToast: jest.fn(), TOAST_MS: 2000 }));
jest.mock("@/lib/session/client", () => ({ announceSessionChange: jest.fn(), pageMemberId: () => "5" }));
jest.mock("@/lib/http/refusal-event.client", () => ({ announceRefusal: jest.fn() }));
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

const answerOnce = (status: number, body: object) =>
  jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json(body, { status }));

describe("what became of a request", () => {
  // spec: 12.4
  test("one that is there is told to the tracking, once", async () => {
    const fetch = answerOnce(200, { id: "7" });
    const form = new FormData();
    expect(await postInquiry(form)).toEqual({ kind: "sent", id: "7" });
    expect(fetch.mock.calls[0]?.[0]).toBe("/api/inquiry");
    expect(form.get(MEMBER_FIELD)).toBe("5");
    expect(jest.mocked(track).mock.calls).toEqual([["inquiry_sent"]]);
  });

  test("one that was refused is not, and says why", async () => {
    jest.mocked(track).mockClear();
    answerOnce(422, { message: "Falta el correo." });
    expect(await postInquiry(new FormData())).toEqual({ kind: "failed", text: "Falta el correo." });
    expect(track).not.toHaveBeenCalled();
    expect(announceRefusal).toHaveBeenCalledWith(new GatewayError(422, "Falta el correo."));
  });
});
