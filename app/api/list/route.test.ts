import { CartAdd } from "@/lib/contract/cart";
import { WantedLines } from "@/lib/contract/line";
import { ListChange, ListCreate, ListDetail } from "@/lib/contract/list";
import { formRequest } from "@/lib/form/form-request.fixture";
import { saveForm } from "@/lib/form/saved";
import { GatewayUnreachable } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { text } from "@/lib/text";
import { POST } from "./route";

const TERMO = { product_id: "7", name: "Termo", options: {}, quantity: 24, multistage_price: [], similar: [] };
const FULL = { product_id: "7", name: "Termo", reason: "El carrito está lleno." };

/** Mocked answers by call; an error is thrown. */
const answers = new Map<object, unknown>();
const calls = () => jest.mocked(send).mock.calls.map(([call, input]) => [call, Object(input).body]);
const kept = () => jest.mocked(saveForm).mock.lastCall;

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  answers.clear();
  answers.set(ListDetail, { lines: [TERMO, { ...TERMO, product_id: "8", obstacle: "stock" }] });
  answers.set(CartAdd, { refused: [] });
  jest.mocked(send).mockImplementation(async (call) => {
    const answer = answers.get(call) ?? { id: "3" };
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

/** Redirect target of a posted list editor. */
async function ledTo(intent: string, typed: Record<string, string> = {}): Promise<string | null> {
  const fields = { intent, id: "3", name: "Navidad", line: "7*12", quantity: "24", add: "", ...typed };
  return (await POST(formRequest("/api/list", fields))).headers.get("location");
}

const SAVED = [ListChange, { name: "Navidad", lines: [{ product_id: "7", quantity: 24 }], add: [] }];
const page = (note: string) => `/personCenter/Wish/lists/3?${note}`;

// spec: 26.4
describe("a list", () => {
  test("is saved as it is posted before it is bought, and not all of it can be", async () => {
    expect(await ledTo("buy")).toBe(page("problem=boughtSome"));
    expect(calls()).toEqual([SAVED, [ListDetail, undefined], [CartAdd, { lines: [{ product_id: "7", quantity: 24 }] }]]);
  });

  test("is saved before it is shared, and kept to oneself before it is saved", async () => {
    expect(await ledTo("share")).toBe(page("done=shared"));
    expect(calls()).toEqual([SAVED, [ListChange, { is_shared: true }]]);
    jest.mocked(send).mockClear();
    expect(await ledTo("unshare", { quantity: "1,5" })).toBe(page("problem=quantity"));
    expect(calls()).toEqual([[ListChange, { is_shared: false }]]);
  });

  test("is left as it is by a button that nobody knows", async () => {
    expect(await ledTo("comprar")).toBe(page("problem=refused"));
    expect(calls()).toEqual([]);
  });

  test("takes one product more, in its smallest quantity, and begins with it", async () => {
    answers.set(WantedLines, { lines: [{ ...TERMO, min_quantity: 10, step: 6 }] });
    expect(await ledTo("add", { product_id: "7" })).toBe(page("done=added"));
    expect(calls().at(-1)).toEqual([ListChange, { add: [{ product_id: "7", quantity: 12 }] }]);
    expect(await ledTo("create", { product_id: "7", from: "product" })).toBe(page("done=created"));
    expect(calls().at(-1)).toEqual([ListCreate, { name: "Navidad", lines: [{ product_id: "7", quantity: 12 }] }]);
  });

  test("of which the cart takes nothing is not bought, and the first reason is told", async () => {
    answers.set(CartAdd, { refused: [FULL] });
    expect(await ledTo("buy")).toBe(page("problem=message"));
    expect(kept()?.[2]).toBe("Termo: El carrito está lleno.");
  });

  test("that was saved and not bought is not typed any more: it would be added twice", async () => {
    answers.set(CartAdd, new GatewayUnreachable("away"));
    expect(await ledTo("buy")).toBe(page("problem=service"));
    expect(kept()?.[1]).toEqual({ intent: ["buy"], id: ["3"] });
  });

  test("with lines that cannot be read, or references that nobody knows, tells the first of them", async () => {
    expect(await ledTo("save", { add: "7 24\nsin nada" })).toBe(page("problem=message"));
    expect(kept()?.[2]).toBe(text.list.unread.replace("{line}", "2").replace("{text}", "sin nada"));
    answers.set(WantedLines, { lines: [TERMO, { ...TERMO, product_id: undefined, name: undefined }] });
    expect(await ledTo("save", { add: "7 24\nZX-9 3" })).toBe(page("problem=message"));
    expect(kept()?.[2]).toBe(text.list.unknown.replace("{reference}", "ZX-9"));
    expect(kept()?.[1]).toMatchObject({ name: ["Navidad"], add: ["7 24\nZX-9 3"] });
  });
});
