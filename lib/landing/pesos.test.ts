import { money, moneyRange } from "@/lib/format";
import { pesosBeside } from "./pesos";

// spec: 25.5
test.each([
  [money(18), "≈ $72.000 COP"],
  [moneyRange(8, 12.5), "≈ $32.000 – $50.000 COP"],
  [`Agregue 12 más y pague ${money(1234.56)} por unidad.`, "≈ $4.938.240 COP"],
  [money(0.01), "≈ $40 COP"],
  ["sin precio", undefined],
  ["$18.450 COP", undefined],
  [`De ${money(1)} a ${money(2)}`, undefined],
])("%s is %s beside", (text, pesos) => {
  expect(pesosBeside(text, 400_000)).toBe(pesos);
});
