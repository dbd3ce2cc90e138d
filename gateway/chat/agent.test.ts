import { answerTo, greeting } from "./agent.ts";

const shop = { shop: "Luna Hogar" };
const goods = { shop: "Luna Hogar", product: "Taza" };

test.each([
  ["HOLA", "Habla con Luna Hogar"],
  ["¿Cuánto cuesta?", "Los precios bajan con la cantidad"],
  ["¿Y el envío a Cali?", "35 a 45 días"],
  ["¿dónde va mi pedido?", "Mis Pedidos"],
  ["Hola, quiero hablar con un asesor", "una persona del equipo"],
  ["muchas gracias", "Con gusto"],
  ["¿Cuánto cuestan los termos personalizados?", "Los precios bajan con la cantidad"],
  ["¿Tienen cholas en talla 38?", "Recibí su mensaje"],
  ["¿Son buenas las pilas?", "Recibí su mensaje"],
  ["Buenas, necesito vasos", "Habla con Luna Hogar"],
  ["Quiero hablar con una persona", "una persona del equipo"],
  ["asdf", "Recibí su mensaje"],
])("%s is answered about its matter", (asked, part) => expect(answerTo(asked, shop)).toContain(part));

test("the product that the buyer looked at is named", () => {
  expect(answerTo("precio", goods)).toContain("«Taza»");
  expect(greeting(goods)).toContain("«Taza»");
  expect(greeting(shop)).toBe("Le damos la bienvenida a Luna Hogar. ¿En qué le ayudo?");
});
