import { GatewayError } from "@/lib/http/errors";
import { track } from "@/lib/tracking/client";
import { toSendResult } from "./client";

jest.mock("@/lib/tracking/client", () => ({ track: jest.fn() }));

describe("what became of a request", () => {
  // spec: 12.4
  test("one that is there is told to the tracking, once", async () => {
    expect(await toSendResult(Promise.resolve({ id: "7" }))).toEqual({ kind: "sent", id: "7" });
    expect(jest.mocked(track).mock.calls).toEqual([["inquiry_sent"]]);
  });

  test("one that was refused is not, and says why", async () => {
    jest.mocked(track).mockClear();
    const refused = Promise.reject(new GatewayError(422, "Falta el correo."));
    expect(await toSendResult(refused)).toEqual({ kind: "failed", text: "Falta el correo." });
    expect(track).not.toHaveBeenCalled();
  });
});
