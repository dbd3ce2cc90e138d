import { GatewayError, GatewayUnreachable } from "./errors";
import { forgetExistence } from "./existence";
import { send } from "./gateway";
import { routeFor } from "./routing";

jest.mock("./gateway", () => ({ send: jest.fn() }));
const gateway = jest.mocked(send);

const route = (address: string, token?: string) => {
  const { pathname, search, searchParams } = new URL(address, "http://site");
  return routeFor({ pathname, search, query: searchParams, token });
};

beforeEach(() => {
  gateway.mockReset();
  jest.spyOn(console, "warn").mockImplementation(() => {});
});

/** Each test names things of its own, because what exists is remembered for a minute. */
describe("routing before render", () => {
  test("a product that exists passes, an unknown one is missing, a withdrawn one is gone", async () => {
    gateway.mockResolvedValueOnce({});
    expect(await route("/product/1")).toEqual({ kind: "pass" });
    gateway.mockRejectedValueOnce(new GatewayError(404, ""));
    expect(await route("/product/2")).toEqual({ kind: "missing" });
    gateway.mockRejectedValueOnce(new GatewayError(410, ""));
    expect(await route("/product/3")).toEqual({ kind: "gone" });
  });

  test("an id that is no id is missing without asking", async () => {
    expect(await route("/product/%27%20OR%201")).toEqual({ kind: "missing" });
    expect(await route("/shop/a/b")).toEqual({ kind: "missing" });
    expect(gateway).not.toHaveBeenCalled();
  });

  test("a thing is asked for once a minute", async () => {
    gateway.mockResolvedValue({});
    await route("/shop/77");
    await route("/shop/77");
    expect(gateway).toHaveBeenCalledTimes(1);
  });

  test("a category's page is shown from its inner path, whatever else the address holds", async () => {
    gateway.mockResolvedValue({ total: 50 });
    const inner = { kind: "show", path: "/listing/category/900/relevance/2" };
    expect(await route("/screen/product?parent_product_type_id=900&page=2")).toEqual(inner);
    expect(await route("/screen/product?utm_source=x&page=2&parent_product_type_name=Cocina&parent_product_type_id=900")).toEqual(
      inner,
    );
    expect(await route("/screen/product?parent_product_type_id=900&sort=price_asc")).toEqual({
      kind: "show",
      path: "/listing/category/900/price_asc/1",
    });
  });

  test("the first page has one address, and pages that cannot be are missing", async () => {
    gateway.mockResolvedValue({ total: 50 });
    expect(await route("/screen/product?parent_product_type_id=901&page=1")).toEqual({
      kind: "move",
      path: "/screen/product?parent_product_type_id=901",
    });
    for (const page of ["0", "-1", "4", "9999", "1.5", "abc", ""]) {
      expect(await route(`/screen/product?parent_product_type_id=901&page=${page}`)).toEqual({ kind: "missing" });
    }
  });

  test("an empty category is missing", async () => {
    gateway.mockResolvedValue({ total: 0 });
    expect(await route("/screen/product?parent_product_type_id=902")).toEqual({ kind: "missing" });
  });

  test("free text and free ranges are left to the search", async () => {
    expect(await route("/screen/product?keyword=termo&page=2")).toEqual({ kind: "pass" });
    expect(await route("/screen/product?parent_product_type_id=1&min_price=2")).toEqual({ kind: "pass" });
    expect(gateway).not.toHaveBeenCalled();
  });

  test("campaigns go by their four codes", async () => {
    gateway.mockResolvedValue({ total: 80 });
    expect(await route("/productsIn?code=ofertas")).toEqual({ kind: "show", path: "/listing/campaign/ofertas/relevance/1" });
    expect(await route("/productsIn?active_code=novedades&id=3")).toEqual({
      kind: "show",
      path: "/listing/campaign/novedades/relevance/1",
    });
    expect(await route("/productsIn?code=nada")).toEqual({ kind: "missing" });
  });

  test("markets go by their keys, without asking", async () => {
    for (const path of ["/entitymarket", "/entitymarket/hy", "/entitymarket/District_1-East"]) {
      expect(await route(path)).toEqual({ kind: "pass" });
    }
    for (const path of [
      "/entitymarket/district_1",
      "/entitymarket/digital",
      "/entitymarket/hy/1",
      "/entitymarket/%3Cscript%3E",
    ]) {
      expect(await route(path)).toEqual({ kind: "missing" });
    }
    expect(gateway).not.toHaveBeenCalled();
  });

  test("inner paths cannot be asked for", async () => {
    expect(await route("/listing/category/900/relevance/1")).toEqual({ kind: "missing" });
  });

  test("a guest on a member page goes to the login and back; a member passes", async () => {
    expect(await route("/personCenter/Orders?status=paid")).toEqual({
      kind: "login",
      path: "/login?return_url=%2FpersonCenter%2FOrders%3Fstatus%3Dpaid",
    });
    expect(await route("/personCenter/Orders", "bearer")).toEqual({ kind: "pass" });
  });

  test("a page about one thing of a member passes for its owner, and is missing for anybody else", async () => {
    gateway.mockResolvedValueOnce({});
    expect(await route("/personCenter/Messages/7", "bearer")).toEqual({ kind: "pass" });
    gateway.mockRejectedValueOnce(new GatewayError(404, ""));
    expect(await route("/personCenter/FAM/7/edit", "bearer")).toEqual({ kind: "missing" });
    gateway.mockResolvedValueOnce({ data: [{ id: "8" }] });
    expect(await route("/personCenter/Address/7", "bearer")).toEqual({ kind: "missing" });
    expect(await route("/personCenter/Address/%E0%A4%A", "bearer")).toEqual({ kind: "missing" });
    expect(await route("/personCenter/Address/new", "bearer")).toEqual({ kind: "pass" });
  });

  test("while nobody can tell whose a thing is, its page is asked", async () => {
    gateway.mockRejectedValueOnce(new GatewayUnreachable("detail"));
    expect(await route("/personCenter/Messages/7", "bearer")).toEqual({ kind: "pass" });
    gateway.mockRejectedValueOnce(new GatewayError(401, ""));
    expect(await route("/personCenter/Messages/8", "bearer")).toEqual({ kind: "pass" });
  });
});

describe("routing of articles and suppliers", () => {
  test("the bare /shop moves to the directory of factories", async () => {
    expect(await route("/shop")).toEqual({ kind: "move", path: "/shop/factory" });
  });

  beforeEach(() => gateway.mockReset());

  test("articles go by their slugs", async () => {
    expect(await route("/article/list")).toEqual({ kind: "pass" });
    expect(await route("/article/politica-de-privacidad")).toEqual({ kind: "pass" });
    expect(await route("/article")).toEqual({ kind: "move", path: "/article/list" });
    for (const path of ["/article/nada", "/article/list/2", "/article/%3Cscript%3E", "/article/__proto__"]) {
      expect(await route(path)).toEqual({ kind: "missing" });
    }
    expect(gateway).not.toHaveBeenCalled();
  });

  test("factories are listed by trade or by market, where there are any", async () => {
    expect(await route("/selectSuppliers?utm_source=x")).toEqual({ kind: "pass" });
    gateway.mockResolvedValueOnce({ total: 30 });
    expect(await route("/selectSuppliers?parent_product_type_id=910&page=2")).toEqual({
      kind: "show",
      path: "/listing/suppliers/trade/910/relevance/2",
    });
    gateway.mockResolvedValueOnce({ total: 30 });
    expect(await route("/selectSuppliers?district=District_2&page=1")).toEqual({
      kind: "move",
      path: "/selectSuppliers?district=District_2",
    });
    gateway.mockResolvedValueOnce({ total: 0 });
    expect(await route("/selectSuppliers?district=District_9")).toEqual({ kind: "missing" });
    expect(await route("/selectSuppliers?district=District_1-East")).toEqual({ kind: "missing" });
    expect(await route("/selectSuppliers?district=..%2F")).toEqual({ kind: "missing" });
  });
});

describe("routing while the gateway cannot tell", () => {
  test("when the gateway cannot tell, a kept page is attempted, and it is asked again", async () => {
    gateway.mockRejectedValue(new GatewayUnreachable("detail"));
    expect(await route("/product/9")).toEqual({ kind: "attempt", path: "/product/9" });
    expect(await route("/screen/product?parent_product_type_id=903")).toEqual({
      kind: "attempt",
      path: "/listing/category/903/relevance/1",
    });
    await route("/product/9");
    expect(gateway).toHaveBeenCalledTimes(3);
  });

  test("what the gateway said before holds while it cannot tell", async () => {
    jest.useFakeTimers();
    gateway.mockResolvedValueOnce({});
    await route("/product/10");
    jest.advanceTimersByTime(61_000);
    gateway.mockRejectedValueOnce(new GatewayUnreachable("detail"));
    expect(await route("/product/10")).toEqual({ kind: "pass" });
    jest.useRealTimers();
  });
});

describe("routing of broadcasts", () => {
  test("lists of live rooms go by state and page, also while a state has none", async () => {
    gateway.mockResolvedValue({ total: 30 });
    expect(await route("/live")).toEqual({ kind: "show", path: "/listing/lives/all/relevance/1" });
    expect(await route("/live?page=2&state=unknown")).toEqual({ kind: "show", path: "/listing/lives/all/relevance/2" });
    expect(await route("/live?page=1")).toEqual({ kind: "move", path: "/live" });
    expect(await route("/live?page=3")).toEqual({ kind: "missing" });
    gateway.mockResolvedValue({ total: 0 });
    expect(await route("/live?state=live")).toEqual({ kind: "show", path: "/listing/lives/live/relevance/1" });
    expect(await route("/live?keyword=termos")).toEqual({ kind: "pass" });
    expect(await route("/live?keyword=%20")).toMatchObject({ kind: "show" });
  });

  test("a shop's broadcast page shows its own channel, without one its first, and no other shop's", async () => {
    gateway.mockResolvedValueOnce({ shop_id: "50" });
    expect(await route("/shop/spa/50/livebroadcast?channel_id=500")).toEqual({ kind: "show", path: "/live/500" });
    expect(await route("/shop/spa/51/livebroadcast?channel_id=500")).toEqual({ kind: "missing" });
    gateway.mockResolvedValueOnce({ records: [{ channel_id: "500" }], total: 1 });
    expect(await route("/shop/spa/50/livebroadcast")).toEqual({ kind: "show", path: "/live/500" });
    gateway.mockResolvedValueOnce({ records: [], total: 0 });
    expect(await route("/shop/spa/52/livebroadcast")).toEqual({ kind: "missing" });
    gateway.mockRejectedValueOnce(new GatewayError(404, ""));
    expect(await route("/live/501")).toEqual({ kind: "missing" });
    for (const path of ["/shop/spa", "/shop/spa/50", "/shop/spa/50/livebroadcast/x?channel_id=500", "/live/500/x"])
      expect(await route(path)).toEqual({ kind: "missing" });
  });

  test("the kept page of a broadcast that nobody can tell about is attempted", async () => {
    gateway.mockRejectedValueOnce(new GatewayUnreachable("show"));
    expect(await route("/shop/spa/60/livebroadcast?channel_id=600")).toEqual({ kind: "attempt", path: "/live/600" });
  });
});

test("what has changed is asked for again, and what has not is not", async () => {
  gateway.mockResolvedValue({ total: 50 });
  await route("/product/501");
  await route("/product/502");
  await route("/productsIn?code=ofertas");
  forgetExistence(new Set(["products:501", "campaigns:ofertas"]));
  gateway.mockReset().mockRejectedValue(new GatewayError(410, ""));
  expect(await route("/product/501")).toEqual({ kind: "gone" });
  expect(await route("/product/502")).toEqual({ kind: "pass" });
  gateway.mockReset().mockRejectedValue(new GatewayUnreachable("search"));
  expect((await route("/productsIn?code=ofertas")).kind).toBe("show");
  expect(gateway).toHaveBeenCalled();
});

test("a campaign that has ended is gone, and one that nobody knows is missing", async () => {
  gateway.mockResolvedValue({ total: 50, ends_at: "2020-01-01T00:00:00Z" });
  forgetExistence(new Set(["campaigns"]));
  expect(await route("/productsIn?code=ofertas")).toEqual({ kind: "gone" });
  gateway.mockReset().mockRejectedValueOnce(new GatewayError(404, "")).mockResolvedValue({ total: 50 });
  expect(await route("/productsIn?code=outlet-de-fabrica")).toEqual({ kind: "missing" });
  gateway.mockReset().mockResolvedValue({ total: 50, ends_at: "2999-01-01T00:00:00Z" });
  expect((await route("/productsIn?code=novedades")).kind).toBe("show");
});
