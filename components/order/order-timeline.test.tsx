import { renderToStaticMarkup } from "react-dom/server";
import { text } from "@/lib/text";
import { OrderTimeline } from "./order-timeline";

const at = "2026-11-26T10:00:00Z";
const timeline = [
  { status: "pending_payment", at },
  { status: "paid", at },
  { status: "shipped", at },
];

// spec: 16.2
test("all steps stand in one list, what belongs to the shipment below it", () => {
  const html = renderToStaticMarkup(
    <OrderTimeline order={{ status: "shipped", timeline }}>
      <p>BL</p>
    </OrderTimeline>,
  );
  const [steps = "", below] = html.split("</ol>");
  expect(steps.match(/<li/g)).toHaveLength(4);
  expect(steps.match(/<li aria-current="step"[^>]*>.*?<\/li>/)?.[0]).toContain("En camino");
  expect(steps).not.toContain("BL");
  expect(below).toContain("BL");
});

test("while the bank looks at a voucher the history ends with that, not with the payment that was awaited", () => {
  const reviewed = { status: "inReview", at: "2026-11-26T10:04:00Z" } as const;
  const html = renderToStaticMarkup(
    <OrderTimeline order={{ status: "pending_payment", timeline: timeline.slice(0, 1) }} review={reviewed} />,
  );
  expect(html.match(/<li aria-current="step"[^>]*>.*?<\/li>/)?.[0]).toContain(text.order.inReview);
  expect(html.match(/<summary.*?<\/summary>/)?.[0]).toContain(text.order.inReview);
});

test("who tells the day of the next step is said, and the guide's number only where it can be copied", () => {
  const shipped = timeline.map((event) => (event.status === "shipped" ? { ...event, text: "Guía SIM1" } : event));
  const shown = (order: object) =>
    renderToStaticMarkup(<OrderTimeline order={{ status: "shipped", timeline: shipped, tracking_no: "SIM1", ...order }} />);
  expect(shown({})).toContain(text.order.expected.shipped.text);
  expect(shown({ lading: { number: "BL1" } })).toContain(text.order.expected.lading.text);
  expect(shown({ status: "received" })).not.toContain(text.order.expected.shipped.title);
  expect(shown({})).not.toContain("SIM1");
  expect(shown({ tracking_no: null })).toContain("Guía SIM1");
});
