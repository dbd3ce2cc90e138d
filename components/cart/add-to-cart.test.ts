jest.mock("@/components/ui/toast.client", () => ({ showToast: jest.fn() }));
jest.mock("@/lib/cart/client", () => ({ memberCartStore: { add: jest.fn() } }));
jest.mock("@/lib/cart/guest-cart-store.client", () => ({ saveMissingSnapshots: jest.fn() }));
jest.mock("@/lib/next-paint", () => ({ nextPaint: async () => undefined }));

import { showToast } from "@/components/ui/toast.client";
import { memberCartStore } from "@/lib/cart/client";
import { readGuestLines, saveGuestLines } from "@/lib/cart/guest-lines.client";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import later from "@/messages/later.json";
import { addToCart } from "./add-to-cart";

const copy = later.cartActions;
const TERMO = { product_id: "7", sku_id: "7-1", quantity: 10, name: "Termo" };
const TAZA = { product_id: "8", quantity: 24, name: "Taza" };
const LINK = { href: "/cart", label: copy.toCart };

const toasts = () => jest.mocked(showToast).mock.calls.map(([toast]) => toast);

function inBrowser(cookie: string, localStorage: () => unknown) {
  const page = Object.defineProperty({ dispatchEvent: jest.fn() }, "localStorage", { get: localStorage });
  Object.defineProperty(globalThis, "window", { value: page, configurable: true });
  Object.defineProperty(globalThis, "document", { value: { cookie }, configurable: true });
}

const stored = new Map<string, string>();
const storage = () => ({
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
});

beforeEach(() => {
  jest.clearAllMocks();
  stored.clear();
  inBrowser("", storage);
});

test("a guest whose browser keeps nothing is not told that a product is in the cart", async () => {
  inBrowser("", () => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(await addToCart([TERMO])).toEqual([TERMO]);
  expect(toasts()).toEqual([expect.objectContaining({ title: copy.blocked })]);
});

test("a guest is told how many of several lines were added, and which was not", async () => {
  saveGuestLines([{ product_id: "8", quantity: QUANTITY_MAX }]);
  expect(await addToCart([TERMO, TAZA])).toMatchObject([{ product_id: "8" }]);
  expect(readGuestLines()).toHaveLength(2);
  expect(toasts()).toEqual([
    expect.objectContaining({
      ...{ kind: "warning", title: "Agregamos 1 línea al carrito.", link: LINK },
      text: `Taza: ${copy.aboveMaximum}`,
    }),
  ]);
});

test("a reason that several lines share is told once, after all their names", async () => {
  saveGuestLines([TERMO, TAZA].map(({ name: _name, ...line }) => ({ ...line, quantity: QUANTITY_MAX })));
  await addToCart([TERMO, TAZA]);
  expect(toasts()).toEqual([expect.objectContaining({ title: `Termo, Taza: ${copy.aboveMaximum}` })]);
});

test("a guest's lines are stored without the names that only the message tells", async () => {
  await addToCart([TERMO]);
  expect(readGuestLines()).toEqual([{ product_id: "7", sku_id: "7-1", quantity: 10 }]);
  expect(toasts()).toEqual([expect.objectContaining({ title: "Agregado: cantidad 10", text: "Termo", link: LINK })]);
});

describe("a member", () => {
  const cart = { shops: [], count: 1, total: 0 };
  const refuse = (...refused: { product_id: string; sku_id?: string; name?: string; reason: string }[]) =>
    jest.mocked(memberCartStore.add).mockResolvedValue({ cart, refused });
  beforeEach(() => inBrowser("user=Ana|email|email|buyer||CO|Ana|ana@example.co", storage));

  test("is told how many of several lines were added, and which was not", async () => {
    refuse({ product_id: "8", sku_id: "8-1", reason: "Está agotado." });
    await addToCart([TERMO, TAZA]);
    expect(toasts()).toEqual([
      expect.objectContaining({ title: "Agregamos 1 línea al carrito.", text: "Taza: Está agotado.", link: LINK }),
    ]);
  });

  test("of whom all is refused is only told why", async () => {
    refuse({ product_id: "7", sku_id: "7-1", name: "Termo de acero", reason: "Está agotado." });
    await addToCart([TERMO]);
    expect(toasts()).toEqual([expect.objectContaining({ title: "Termo: Está agotado.", kind: "warning" })]);
  });
});
