import { renderToStaticMarkup } from "react-dom/server";
import { ALL_SHOWROOMS } from "@/lib/market";
import { DistrictMap, DistrictNames } from "./district-map";

/** As specification 14.1 names them, in Spanish. */
const NAMED = [
  "Distrito 1",
  "Distrito 1-East",
  "Distrito 2",
  "Distrito 2-East",
  "Distrito 3",
  "Distrito 4",
  "Distrito 5",
  "Centro Mundial de Comercio Digital",
  "Mercado de materiales de producción",
  "Mercado de ropa Huangyuan",
];

// spec: 14.1
test.each([
  ["drawn map", DistrictMap],
  ["list on a phone", DistrictNames],
])("the %s names every district and both other markets, says what is being built, and leads nowhere", (_name, Drawn) => {
  const html = renderToStaticMarkup(<Drawn />)
    .replaceAll(/<\/tspan><tspan[^>]*>/g, "")
    .replaceAll(" </tspan>", "</tspan>");
  for (const name of NAMED) expect(html).toContain(`>${name}<`);
  expect(html).toContain("en construcción");
  expect(html).not.toMatch(/<a |<button|onclick/i);
});

test.each([
  ["drawn map", DistrictMap],
  ["list on a phone", DistrictNames],
])("the %s leads to each market where the page says how, and nowhere for what is being built", (_name, Drawn) => {
  const html = renderToStaticMarkup(<Drawn hrefOf={(key) => `/m/${key}`} />);
  expect([...html.matchAll(/href="\/m\/([^"]+)"/g)].map(([, key]) => key).sort()).toEqual(
    ALL_SHOWROOMS.map(({ key }) => key).sort(),
  );
});
