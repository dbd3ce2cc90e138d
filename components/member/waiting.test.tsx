import { renderToStaticMarkup } from "react-dom/server";
import { OrderCard } from "@/lib/contract/order";
import { toSummary } from "@/lib/order/summary";
import { text } from "@/lib/text";
import { Waiting } from "./waiting";

const order = (orderNo: string, more: object = {}) =>
  toSummary(
    OrderCard.parse({
      orderNo,
      status: "pending_payment",
      created_at: "2026-11-24T10:00:00Z",
      total: 10,
      lines: 1,
      shops: [],
      ...more,
    }),
    text.order,
  );
const NONE = { pay: 0, approve: 0, accepted: 0, quoted: 0 };
const shown = (pay: number, latest: Parameters<typeof Waiting>[0]["latest"]) =>
  renderToStaticMarkup(<Waiting counts={{ ...NONE, pay }} team={undefined} latest={latest} />);

test("a refused voucher stands first, and a voucher in review asks for nothing", () => {
  const html = shown(3, [order("1"), order("2", { is_refused: true }), order("3", { is_in_review: true })]);
  expect(html.indexOf("1 comprobante rechazado")).toBeGreaterThan(0);
  expect(html.indexOf("1 comprobante rechazado")).toBeLessThan(html.indexOf("1 pedido por pagar"));
  for (const orderNo of ["1", "2"]) expect(html).toContain(`href="/personCenter/Orders/${orderNo}/pay"`);
  expect(shown(1, [order("3", { is_in_review: true })])).toBe("");
});

test("an order on its way needs no attention", () => {
  expect(shown(0, [order("1", { status: "shipped" })])).toBe("");
});
