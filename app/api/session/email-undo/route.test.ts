import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { POST } from "./route";

jest.mock("@/lib/http/gateway", () => ({ send: jest.fn() }));
jest.mock("@/lib/session/server", () => ({ clearSession: jest.fn() }));

async function post(token: string) {
  const headers = { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
  const answer = await POST(new Request("http://site/", { method: "POST", body: new URLSearchParams({ token }), headers }));
  return { status: answer.status, type: answer.headers.get("content-type"), html: await answer.text() };
}

test("a form with a token that cannot be one is answered with a page, and the gateway is not asked", async () => {
  const { status, type, html } = await post("<b>");
  expect([status, type]).toEqual([400, "text/html; charset=utf-8"]);
  expect(html).toContain(text.session.errors.unreadable);
  expect(html).toContain(`<a href="${routes.login}">`);
  expect(send).not.toHaveBeenCalled();
});

test("so is a refusal of the gateway, its words escaped", async () => {
  jest.mocked(send).mockRejectedValueOnce(new GatewayError(422, "<i>El enlace venció.</i>"));
  const { status, html } = await post("a-token");
  expect(status).toBe(422);
  expect(html).toContain("&lt;i&gt;El enlace venció.&lt;/i&gt;");
});
