import type { ResolvedLine } from "@/lib/contract/line";
import { listPdf } from "./pdf";

const line = (index: number, more: Partial<ResolvedLine> = {}): ResolvedLine => ({
  ...{ product_id: String(index), sku_id: `${index}-1`, name: `Termo de acero inoxidable ${index}`, options: { Color: "rojo" } },
  ...{ quantity: 24, unit: "Piece", unit_price: 3.5, total: 84, multistage_price: [], similar: [], cover: "/media/goods/1" },
  ...more,
});
const pagesIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

describe("a list as a PDF", () => {
  const JPEG = Buffer.from(
    "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
    "base64",
  );
  afterEach(() => jest.restoreAllMocks());

  test("has a row with its picture for each line whose goods are known, on as many pages as it takes", async () => {
    const asked = jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(new Uint8Array(JPEG)));
    const lines = Array.from({ length: 60 }, (_, index) => line(index, { cover: `/media/goods/${index % 9}` }));
    const pdf = await listPdf({ name: "Navidad «2026» 🎄", updated_at: "2026-11-24T02:00:00-05:00", lines });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesIn(pdf)).toBeGreaterThan(3);
    // Each picture is requested once.
    expect(asked).toHaveBeenCalledTimes(9);
    expect(String(asked.mock.calls[0]?.[0])).toMatch(/\/media\/goods\/\d\?w=144$/);
  });

  test("is made without pictures that cannot be had, and asks nobody else for any", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const asked = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
    const lines = [
      line(1),
      line(2, { cover: "https://example.co/a.jpg", obstacle: "stock", reason: "Este producto está agotado." }),
    ];
    const pdf = await listPdf({
      name: "x".repeat(80),
      updated_at: "2026-11-24T02:00:00-05:00",
      lines: [...lines, { ...line(3), product_id: undefined }],
    });
    expect(pagesIn(pdf)).toBe(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
