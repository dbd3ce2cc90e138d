import { renderToStaticMarkup } from "react-dom/server";
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
