import company from "@/messages/content/company.json";

/** The company text of specification 5.1, in Spanish. */
const words = [company.lead, ...company.group, ...company.world].join(" ");

describe("the company text", () => {
  // spec: 5.1
  test("says what the specification says of the group", () => {
    for (const fact of ["grupo estatal de la ciudad", "control estatal", "1993", "cotiza en bolsa desde **2002**"])
      expect(words).toContain(fact);
    expect(words).toContain("la pequeña y la mediana empresa lleguen al mercado mundial");
    expect(words).toContain("plataforma compartida de servicios de comercio");
  });

  // spec: 5.1
  test("names the eight services and both initiatives", () => {
    expect(company.services.map(({ title }) => title)).toEqual([
      "Comercio electrónico",
      "Datos del comercio",
      "Cadena de suministro",
      "Finanzas",
      "Logística",
      "Bodegaje",
      "Turismo de convenciones",
      "Finca raíz",
    ]);
    expect(words).toContain("la Franja y la Ruta");
    expect(words).toContain("zona piloto para la reforma del comercio internacional");
  });
});
