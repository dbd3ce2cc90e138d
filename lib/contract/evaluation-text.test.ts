import { cleanedText, leadsElsewhere } from "./evaluation-text";

test.each([
  ["  Llegó bien.\r\nUna caja  rota. ", "Llegó bien.\nUna caja rota."],
  ["a\u0000b\u0007c", "abc"],
  ["precio \u202e0001\u202c", "precio 0001"],
  ["cero\u200bancho", "ceroancho"],
  ["uno\n\n\n\n\ndos", "uno\n\ndos"],
  ["\ud800 medio", "\ufffd medio"],
  ["👨‍👩‍👧 <b>ñ</b>", "👨👩👧 <b>ñ</b>"],
  [" \n\t ", ""],
])("%j is kept as %j", (typed, kept) => {
  expect(cleanedText(typed)).toBe(kept);
});

test.each([
  "mire https://tienda.example/x",
  "WWW.ofertas.net",
  "está en ofertas.com",
  "Ofertas.Com",
  "wa.me/573001",
  "vea BIT.LY/x",
  "está en ofertas.com.co",
  "escríbame a ana@correo",
  "llame al 300 123 45 67",
  "+57 (300) 123-4567",
  "whatsapp 3001234567",
  "+86 139 1234 5678",
])("%j leads elsewhere", (text) => {
  expect(leadsElsewhere(text)).toBe(true);
});

test.each([
  "Pedí 1.200 y llegaron 1.150.",
  "Costó $12.500 USD en 2026-11-24",
  "Bien empacado.Comprendo la demora.",
  "Muy bueno.Me encantó",
  "Llegó rápido.me gustó",
  "Excelente calidad.Top",
  "12 cajas de 24 × 36 × 40 cm",
  "Tallas 10 12 14 16 18 20, llegó el 2026-11-24 a las 10:30",
  "24+12 unidades + 3 de regalo",
  "",
])("%j does not", (text) => {
  expect(leadsElsewhere(text)).toBe(false);
});

test("a text of 100,000 letters is read in no time", () => {
  const begun = performance.now();
  for (const text of ["a".repeat(100_000), "1 ".repeat(50_000), "@ ".repeat(50_000), ".co".repeat(33_000)]) {
    cleanedText(text);
    leadsElsewhere(text);
  }
  expect(performance.now() - begun).toBeLessThan(1000);
});
