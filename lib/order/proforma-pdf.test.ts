import messages from "@/messages/es.json";
import { winAnsi } from "./pdf";
import { proformaPdf } from "./proforma-pdf";

const hex = (text: string) => Buffer.from(winAnsi(text)).toString("hex");

const line = (product_id: string) => ({
  product_id,
  name: `Muñeca de algodón ${product_id}`,
  options: { Talla: "M" },
  quantity: 1200,
  unit_price: 1.5,
  total: 1800,
});

const order = (count: number) => ({
  orderNo: "123456789012",
  status: "aduana",
  created_at: "2026-11-21T10:00:00Z",
  total: 1800 * count,
  shops: [
    {
      shop_id: "1",
      shop_name: "Tienda Ñandú",
      note: "",
      subtotal: 1800 * count,
      lines: Array.from({ length: count }, (_, index) => line(String(index))),
    },
  ],
  address: { receiver: "Ana Ñáñez", phone: "+57 3001234567", text: "Calle 10 # 4-20, Medellín" },
  timeline: [],
  payments: [],
});

const seller = { name: "Vendedor S. A. S.", lines: ["Bogotá"] };

test("names seller, buyer, lines and total, and an unknown status as it came", () => {
  const file = proformaPdf(order(1), seller, messages.order);
  for (const text of ["Ana Ñáñez", "Vendedor S. A. S.", "Muñeca de algodón 0", "$1.800,00 USD", "Página 1 de 1"])
    expect(file).toContain(hex(text));
  expect(file).toContain(hex("aduana"));
});

test("long orders go over pages, and no line is lost", () => {
  const file = proformaPdf(order(80), seller, messages.order);
  expect(file.match(/\/Type \/Page /g)?.length).toBeGreaterThan(2);
  for (let index = 0; index < 80; index += 1) expect(file).toContain(hex(`Muñeca de algodón ${index}`));
});
