import type { CategoryTree } from "@/lib/contract/category";
import { findCategory } from "./industry-category";

describe("the category of a line of trade", () => {
  const leaf = (id: string, name: string) => ({ id, name });
  const tree: CategoryTree[] = [
    {
      ...leaf("1", "Jardín y flores artificiales"),
      children: [{ ...leaf("11", "Flores artificiales"), children: [leaf("111", "Flores de temporada")] }],
    },
    {
      ...leaf("2", "Hogar"),
      children: [{ ...leaf("21", "Orden"), children: [leaf("211", "Ropa y accesorios"), leaf("212", "Sala")] }],
    },
    { ...leaf("3", "Juguetes y juegos"), children: [{ ...leaf("31", "Mesa"), children: [leaf("311", "Juegos de mesa")] }] },
  ];

  test("is the closest that names all of it, whatever the number and the accents", () => {
    expect(findCategory("Flores artificiales", tree)).toBe("11");
    expect(findCategory("Flor artificial", tree)).toBe("11");
    expect(findCategory("Juegos de mesa", tree)).toBe("311");
  });

  test("is the top category of its first word, past words that name no goods", () => {
    expect(findCategory("Juguetes inflables", tree)).toBe("3");
    expect(findCategory("Venta directa de fabricantes de flores", tree)).toBe("1");
  });

  test("is none where the catalogue has no such goods", () => {
    for (const trade of ["Ropa para hombre", "Oficinas y salas de muestras", "Accesorios", "", "💐"]) {
      expect(findCategory(trade, tree)).toBeUndefined();
    }
  });
});
