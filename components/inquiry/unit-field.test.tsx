import { renderToStaticMarkup } from "react-dom/server";
import { KNOWN_UNITS } from "@/lib/unit";
import { UnitField } from "./unit-field.client";

test("the common units come before all others, also where the list lacks one of them", () => {
  const units = KNOWN_UNITS.filter(({ value }) => value !== "Piece");
  const field = { name: "unit", value: "", onChange: () => {}, onBlur: () => {}, ref: () => {} };
  const html = renderToStaticMarkup(<UnitField id="unit" field={field} error={undefined} units={units} />);
  const [common = "", others = ""] = html.split("<optgroup");
  expect(common).toContain('value="Forty-Foot Container"');
  expect(common.match(/<option/g)).toHaveLength(14);
  expect(others.match(/<option/g)).toHaveLength(units.length - 13);
});
