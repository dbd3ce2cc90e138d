import { Order } from "@/lib/contract/order";
import { readEnvironment } from "@/lib/env";
import messages from "@/messages/es.json";
import { describeShipping, ladingFacts, ladingLink } from "./shipping";

const t = messages.order.shipping;

const orderWith = (more: object) =>
  Order.parse({
    orderNo: "1",
    status: "shipped",
    created_at: "2026-01-15T10:00:00Z",
    total: 1,
    shops: [],
    address: { receiver: "", phone: "", text: "" },
    timeline: [{ status: "shipped", at: "2026-01-16T10:00:00Z" }],
    ...more,
  });

test("an order of a service that knows nothing of the way has its papers alone", () => {
  for (const more of [{}, { lading: null, loading_photos: null }, { loading_photos: [] }])
    expect(describeShipping(orderWith(more), t)).toEqual({
      papers: ["proforma", "invoice", "packing"],
      lading: undefined,
      photos: [],
    });
  expect(describeShipping(orderWith({ timeline: [] }), t).papers).toEqual(["proforma"]);
});

test("a photo without words is told by its number, and leads to its place", () => {
  const photos = [
    { url: "/uploads/a.webp", alt: " " },
    { url: "/uploads/b.webp", alt: "Estiba", taken_at: "2026-01-16T10:00:00Z" },
  ];
  expect(describeShipping(orderWith({ loading_photos: photos }), t).photos).toEqual([
    { anchor: "foto-1", url: "/uploads/a.webp", alt: "Foto 1 del cargue", takenAt: undefined },
    { anchor: "foto-2", url: "/uploads/b.webp", alt: "Estiba", takenAt: "2026-01-16T10:00:00Z" },
  ]);
});

test("no photo is a script", () => {
  expect(() => orderWith({ loading_photos: [{ url: "javascript:alert(1)" }] })).toThrow();
});

test("of a bill of lading only what is known is said", () => {
  expect(ladingFacts({ number: "A1" }, t)).toEqual([]);
  expect(ladingFacts({ number: "A1", carrier: "Naviera", container: null, port_of_discharge: "Cartagena" }, t)).toEqual([
    { label: t.carrier, value: "Naviera" },
    { label: t.to, value: "Cartagena" },
  ]);
});

test("a bill of lading has a link only where one is configured, and its number stays a number there", () => {
  expect(ladingLink(undefined, { number: "A1" })).toBeUndefined();
  expect(ladingLink("https://naviera.example/?bl={number}", { number: "A 1&x=$&" })).toBe(
    "https://naviera.example/?bl=A%201%26x%3D%24%26",
  );
  for (const wrong of [
    "http://naviera.example/{number}",
    "https://naviera.example/",
    "javascript:{number}",
    "https://{number}/x",
  ])
    expect(() => readEnvironment({ LADING_URL: wrong })).toThrow("LADING_URL");
});
