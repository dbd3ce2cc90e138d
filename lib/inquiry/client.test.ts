import { postForm } from "@/lib/form/client";
import { GatewayError } from "@/lib/http/errors";
import { track } from "@/lib/tracking/client";
import { postInquiry, withStoredDraft } from "./client";
import { BLANK_LONG } from "./form";

jest.mock("@/lib/form/client", () => ({ postForm: jest.fn() }));
jest.mock("@/lib/session/client", () => ({ announceSessionChange: jest.fn() }));
jest.mock("@/lib/tracking/client", () => ({ track: jest.fn() }));

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

describe("a kept form and what the address asks for", () => {
  const start = { ...BLANK_LONG, goods_name: "Termo", goods_num: "1", goods_unit: "Set" };
  const stored = { ...BLANK_LONG, goods_name: "Regalos de Navidad", destination: "Pasto" };

  test("the address wins", () => {
    expect(withStoredDraft(start, stored, {})).toEqual({ ...start, destination: "Pasto" });
  });

  test("for the same lines what was typed wins", () => {
    expect(withStoredDraft(start, stored, { lines: "7*12" })).toEqual({
      ...start,
      goods_name: "Regalos de Navidad",
      destination: "Pasto",
    });
  });
});
