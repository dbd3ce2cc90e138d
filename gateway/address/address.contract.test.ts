import * as calls from "../../lib/contract/address.ts";
import { ask, HOSTILE_TEXTS, newMember, refused, send } from "../client.fixture.ts";

const BODEGA = {
  receiver: "Ana María Ñáñez",
  phone: "3001234567",
  department: "05",
  municipality: "05001",
  address: "Carrera 43A # 1-50",
  complement: "Bodega 4",
};

const listed = async (token: string) => (await ask(calls.AddressList, { token })).data;
const added = async (token: string, change: Partial<typeof BODEGA> & { is_default?: boolean } = {}) =>
  (await ask(calls.AddressAdd, { token, body: { ...BODEGA, ...change } })).id;

test("the first address is the default; another takes its place when asked to, and passes it on when deleted", async () => {
  const { token } = await newMember();
  expect(await listed(token)).toEqual([]);
  const first = await added(token);
  const second = await added(token, { address: "Calle 26 # 13-19" });
  expect((await listed(token)).map(({ id, is_default }) => [id, is_default])).toEqual([
    [first, true],
    [second, false],
  ]);
  await ask(calls.AddressSetDefault, { token, params: { id: second } });
  const third = await added(token, { is_default: true });
  expect((await listed(token)).map(({ id, is_default }) => [id, is_default])).toEqual([
    [third, true],
    [second, false],
    [first, false],
  ]);
  await ask(calls.AddressDelete, { token, params: { id: third } });
  expect((await listed(token)).filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([second]);
});

test("an address comes back as it was given, with the names of its places", async () => {
  const { token } = await newMember();
  await added(token, { receiver: "  Ana María Ñáñez " });
  const [address] = await listed(token);
  expect(address).toMatchObject({ ...BODEGA, country_code: "57", department_name: "Antioquia", municipality_name: "Medellín" });
});

test("many that want to be the default at once leave one", async () => {
  const { token } = await newMember();
  const ids = await Promise.all(Array.from({ length: 8 }, () => added(token, { is_default: true })));
  await Promise.all(ids.map((id) => ask(calls.AddressSetDefault, { token, params: { id } })));
  expect((await listed(token)).filter(({ is_default }) => is_default)).toHaveLength(1);
});

test("of two tabs that edit one address the second is told, and nothing of the first is lost", async () => {
  const { token } = await newMember();
  const id = await added(token);
  const [seen] = await listed(token);
  const version = seen?.version ?? 0;
  await ask(calls.AddressUpdate, { token, params: { id }, body: { ...BODEGA, phone: "6044440000", version } });
  const late = { ...BODEGA, receiver: "Otra persona", version };
  expect(await refused(calls.AddressUpdate, { token, params: { id }, body: late })).toEqual({
    status: 422,
    errors: "Esta dirección se cambió en otra ventana mientras usted la editaba. Revise los cambios y guarde de nuevo.",
  });
  const [kept] = await listed(token);
  expect(kept).toMatchObject({ phone: "6044440000", receiver: BODEGA.receiver });
  await ask(calls.AddressUpdate, { token, params: { id }, body: { ...late, version: kept?.version } });
  expect(await listed(token)).toMatchObject([{ receiver: "Otra persona", is_default: true }]);
});

test("a municipality is the department's own", async () => {
  const { token } = await newMember();
  for (const places of [
    { department: "11", municipality: "05001" },
    { department: "05", municipality: "05999" },
  ]) {
    const refusal = await refused(calls.AddressAdd, { token, body: { ...BODEGA, ...places } });
    expect(refusal).toEqual({ status: 422, errors: { municipality: ["Elija un municipio del departamento."] } });
  }
  const refusal = await refused(calls.AddressAdd, { token, body: { ...BODEGA, country_code: "9999" } });
  expect(refusal.errors).toEqual({ country_code: ["Elija el indicativo del país."] });
});

test("what is missing is named, field by field", async () => {
  const { token } = await newMember();
  const refusal = await refused(calls.AddressAdd, { token, body: { receiver: "  ", phone: "sin", department: "5" } });
  expect(refusal.status).toBe(400);
  expect(Object.keys(refusal.errors ?? {}).sort()).toEqual(["address", "department", "municipality", "phone", "receiver"]);
});

test("any text is kept to the letter or refused, never a fault", async () => {
  const { token } = await newMember();
  for (const text of HOSTILE_TEXTS) {
    const { status } = await send(calls.AddressAdd, { token, body: { ...BODEGA, complement: text, neighborhood: text } });
    expect([200, 400]).toContain(status);
  }
  const kept = (await listed(token)).map(({ complement }) => complement);
  expect(kept).toContain("<script>alert(1)</script>");
  expect(kept).toContain("'; drop table product; --");
});

test("another member's address and one that cannot be are both unknown, in every call", async () => {
  const [owner, other] = await Promise.all([newMember(), newMember()]);
  const id = await added(owner.token);
  const before = await listed(owner.token);
  for (const foreign of [id, "0", "-1", "999999999", "99999999999999", "1;select", "x"]) {
    const asked = { token: other.token, params: { id: foreign } };
    const refusal = { status: 404, errors: "No encontramos esa dirección." };
    expect(await refused(calls.AddressUpdate, { ...asked, body: { ...BODEGA, version: 1 } })).toEqual(refusal);
    expect(await refused(calls.AddressSetDefault, asked)).toEqual(refusal);
    expect(await refused(calls.AddressDelete, asked)).toEqual(refusal);
  }
  expect(await listed(owner.token)).toEqual(before);
  expect(await listed(other.token)).toEqual([]);
});

test("nobody asks without a session", async () => {
  for (const call of Object.values(calls).filter((value) => "kind" in value))
    expect((await refused(call, { params: { id: "1" } })).status).toBe(401);
});
