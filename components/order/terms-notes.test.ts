import { landedNote } from "./terms-notes";

test("the estimate names the address's city only where the road to it is counted", () => {
  expect(landedNote("FOB", "Calle 10, Medellín, Antioquia")).toContain("transporte a Medellín, en un embarque");
  expect(landedNote("FOB", "Calle Medellín, Leticia, Amazonas")).toContain("transporte a una ciudad principal");
});
