import { AccountCancel, AccountCancelCode } from "../../lib/contract/account.ts";
import { ListAll, ListChange, ListCreate, ListDelete, ListDetail, SharedList } from "../../lib/contract/list.ts";
import { ProductSearch } from "../../lib/contract/product.ts";
import { ask, HOSTILE_TEXTS, lastCode, newMember, newTicket, refused } from "../client.fixture.ts";

const NO_LIST = { status: 404, errors: "No encontramos esa lista." };

const goods = async (count: number) =>
  (await ask(ProductSearch, { body: { pageSize: 50 } })).records
    .filter(({ has_variants }) => !has_variants)
    .slice(0, count)
    .map(({ productId, min_quantity: quantity = 1 }) => ({ product_id: productId, quantity }));

async function madeList(name = "Navidad") {
  const member = await newMember();
  const lines = await goods(2);
  const { id } = await ask(ListCreate, { token: member.token, body: { name, lines } });
  return { ...member, id, lines };
}

// spec: 26.4
describe("a member's lists", () => {
  test("have names and lines as they stand now; lines are replaced and added, quantities summed", async () => {
    const { token, id, lines } = await madeList();
    const made = await ask(ListDetail, { token, params: { id } });
    expect(made).toMatchObject({ id, name: "Navidad", count: 2, lines });
    expect(made.share).toBeUndefined();
    expect(made.lines.every(({ name, unit_price }) => name !== undefined && unit_price !== undefined)).toBe(true);
    await ask(ListChange, { token, params: { id }, body: { name: "Regreso a clases", lines: lines.slice(0, 1) } });
    await ask(ListChange, { token, params: { id }, body: { add: [lines[1], lines[0]] } });
    const [first, second] = lines;
    expect(await ask(ListDetail, { token, params: { id } })).toMatchObject({
      name: "Regreso a clases",
      lines: [{ ...first, quantity: (first?.quantity ?? 0) * 2 }, second],
    });
    expect((await ask(ListAll, { token })).records).toMatchObject([
      { id, name: "Regreso a clases", count: 2, covers: made.lines.flatMap(({ cover }) => cover ?? []) },
    ]);
    await ask(ListDelete, { token, params: { id } });
    expect((await ask(ListAll, { token })).records).toEqual([]);
  });

  test("go with the account, and their links with them", async () => {
    const { token, id, email } = await madeList();
    await ask(ListChange, { token, params: { id }, body: { is_shared: true } });
    const { share = "" } = await ask(ListDetail, { token, params: { id } });
    expect((await ask(SharedList, { params: { share } })).name).toBe("Navidad");
    await ask(AccountCancelCode, { body: await newTicket(), token });
    await ask(AccountCancel, { body: { code: await lastCode(email) }, token });
    expect(await refused(SharedList, { params: { share } })).toEqual(NO_LIST);
  });

  test("are nobody else's", async () => {
    const { id } = await madeList();
    const { token } = await newMember();
    const params = { id };
    expect(await refused(ListDetail, { token, params })).toEqual(NO_LIST);
    expect(await refused(ListChange, { token, params, body: { is_shared: true } })).toEqual(NO_LIST);
    expect(await refused(ListDelete, { token, params })).toEqual(NO_LIST);
    expect((await ask(ListAll, { token })).records).toEqual([]);
    expect((await refused(ListDetail, { params })).status).toBe(401);
  });

  test("are fifty at most, however many are made at once", async () => {
    const { token } = await newMember();
    const made = await Promise.all(
      Array.from({ length: 55 }, (_, index) =>
        ask(ListCreate, { token, body: { name: `Lista ${index}` } }).then(
          () => true,
          () => false,
        ),
      ),
    );
    expect(made.filter(Boolean)).toHaveLength(50);
    expect((await ask(ListAll, { token })).records).toHaveLength(50);
  });

  test.each([
    [400, { name: "" }],
    [400, { name: "a".repeat(81) }],
    [400, { lines: Array.from({ length: 201 }, () => ({ product_id: "1", quantity: 1 })) }],
    [400, { lines: [{ product_id: "1", quantity: 0 }] }],
    [404, { lines: [{ product_id: "999999999", quantity: 1 }] }],
    [404, { add: [{ product_id: "x", quantity: 1 }] }],
  ])("%i for a wrong change, the %#th", async (status, body) => {
    const { token, id } = await madeList();
    expect((await refused(ListChange, { token, params: { id }, body })).status).toBe(status);
    expect(await ask(ListDetail, { token, params: { id } })).toMatchObject({ name: "Navidad", count: 2 });
  });
});

// spec: 26.4
describe("a shared list", () => {
  test("is shown to everybody who has its link, without anything of whose it is, until that ends", async () => {
    const { token, id, lines, email, user } = await madeList("Para la tienda");
    await ask(ListChange, { token, params: { id }, body: { is_shared: true } });
    const { share = "" } = await ask(ListDetail, { token, params: { id } });
    expect(share).toMatch(/^[\w-]{32}$/);
    const shown = await ask(SharedList, { params: { share } });
    expect(shown).toMatchObject({ name: "Para la tienda", lines });
    expect(Object.keys(shown).toSorted()).toEqual(["lines", "name", "updated_at"]);
    expect(JSON.stringify(shown)).not.toContain(email);
    expect(JSON.stringify(shown)).not.toContain(`"${user.userId}"`);
    await ask(ListChange, { token, params: { id }, body: { is_shared: true } });
    expect((await ask(ListDetail, { token, params: { id } })).share).toBe(share);
    await ask(ListChange, { token, params: { id }, body: { is_shared: false } });
    expect(await refused(SharedList, { params: { share } })).toEqual(NO_LIST);
    await ask(ListChange, { token, params: { id }, body: { is_shared: true } });
    const { share: other } = await ask(ListDetail, { token, params: { id } });
    expect(other).not.toBe(share);
    await ask(ListDelete, { token, params: { id } });
    expect(await refused(SharedList, { params: { share: other ?? "" } })).toEqual(NO_LIST);
  });

  test.each(HOSTILE_TEXTS.filter((text) => text.length <= 64 && text.trim() !== ""))("%j is no link", async (share) => {
    expect([400, 404]).toContain((await refused(SharedList, { params: { share: share.toWellFormed() } })).status);
  });
});
