import { z } from "zod";
import { schemaResolver } from "./resolver";

const Form = z.object({ from: z.number(), to: z.number().max(9, "long") }).refine(({ from, to }) => from <= to, "reversed");
const errorsOf = async (values: z.input<typeof Form>) =>
  (await schemaResolver(Form)(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors;

test("an issue belongs to its field, one of the whole form to its root", async () => {
  expect(await errorsOf({ from: 1, to: 12 })).toEqual({ to: { type: "custom", message: "long" } });
  expect(await errorsOf({ from: 2, to: 1 })).toEqual({ root: { type: "custom", message: "reversed" } });
});
