import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { ResolvedLine } from "@/lib/contract/line";
import { text } from "@/lib/text";
import { ListEditor } from "./list-editor";

jest.mock("@/components/session/member-field", () => ({ MemberField: () => null }));

const line = (productId: string, more: object = {}) =>
  ResolvedLine.parse({ product_id: productId, name: `Producto ${productId}`, quantity: 12, unit_price: 2, total: 24, ...more });
const OPEN = { obstacle: "variant", reason: "Elija una variante de este producto." };

const shown = (lines: ResolvedLine[], kept?: Record<string, string[]>) => {
  const variants = new Map([["2", [{ value: "2*2-1*12", label: "Color: rojo" }]]]);
  return load(renderToStaticMarkup(<ListEditor id="3" name="Navidad" lines={lines} variants={variants} kept={kept} />));
};

// spec: 26.4
describe("the editor of a list", () => {
  test("has a total of all lines, or says how many it leaves out", () => {
    expect(shown([line("1")]).text()).not.toContain("Total de");
    const text = shown([line("1"), line("2", OPEN), line("3", OPEN)]).text();
    expect(text).toContain("Total de 1 de 3 líneas$24,00 USD");
    expect(text).toContain("2 líneas no se suman ni van al carrito: mire su aviso.");
  });

  test("counts a line below its minimum once the typed quantity can be ordered", () => {
    const below = line("1", {
      quantity: 5,
      price: 2,
      min_quantity: 10,
      obstacle: "minimum",
      reason: "El pedido mínimo es de 10.",
    });
    expect(shown([below]).text()).toContain("1 línea no se suma");
    const text = shown([below], { quantity: ["10"] }).text();
    expect(text).not.toContain("no se suma");
    expect(text).toContain("$20,00 USD");
  });

  test("takes no step below the smallest quantity that can be ordered", () => {
    const stepped = line("1", { quantity: 60, price: 2, min_quantity: 50, step: 12 });
    expect(shown([stepped])(`button[aria-label="${text.order.checkout.less}"]`).attr("disabled")).toBeDefined();
  });

  test("lets a variant be chosen where the variants are known, and leads to the product where not", () => {
    const $ = shown([line("1"), line("2", OPEN), line("3", OPEN)]);
    expect(
      $("[name=line]")
        .get()
        .map((field) => field.tagName),
    ).toEqual(["input", "select", "input"]);
    expect(
      $("select[name=line] option")
        .get()
        .map((option) => $(option).attr("value")),
    ).toEqual(["2*12", "2*2-1*12"]);
    expect($('a[href="/product/3#variantes"]')).toHaveLength(1);
    expect($('a[href="/product/2#variantes"]')).toHaveLength(0);
  });

  test("keeps what was typed, and a line with 0 is one that goes", () => {
    const $ = shown([line("1"), line("2", OPEN)], { quantity: ["0", "7"], line: ["1*12", "2*2-1*12"] });
    expect(
      $("[name=quantity]")
        .get()
        .map((field) => $(field).attr("value")),
    ).toEqual(["0", "7"]);
    expect($("select option[selected]").attr("value")).toBe("2*2-1*12");
    expect($.text()).toContain("Se quita al guardar");
    expect($("button[type=submit]").first().attr("value")).toBe("save");
  });
});
