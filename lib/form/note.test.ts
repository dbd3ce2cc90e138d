import { formMessage, wrongLabels } from "./note";

const WORDS = { done: { saved: "Quedó guardada." }, problem: { gone: "Ya no existe." } };

test("a page says what became of a form, and never what an address makes up", () => {
  expect(formMessage({ done: "saved" }, WORDS)).toEqual({ kind: "done", text: "Quedó guardada." });
  expect(formMessage({ done: "saved", problem: "gone" }, WORDS)).toEqual({ kind: "problem", text: "Ya no existe." });
  for (const asked of [{}, { done: "Llame al 300" }, { done: "__proto__" }, { problem: ["gone", "gone"] }])
    expect(formMessage(asked, WORDS)).toBeUndefined();
});

test("wrong fields are named by their labels", () => {
  const labels = { phone: "Teléfono", number: "Dirección", plate: "Dirección" };
  expect(wrongLabels("phone,number,plate,<script>", labels)).toBe("Teléfono, Dirección");
  expect(wrongLabels("toString", labels)).toBeUndefined();
  expect(wrongLabels(undefined, labels)).toBeUndefined();
});
