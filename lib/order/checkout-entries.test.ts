import { initialEntries } from "./checkout-entries";

const ADDRESSES = ["71", "72", "73"].map((id) => ({ id, isDefault: id === "73" }));
const posted = { addressId: "72", notes: { 3: "posted" }, purchaseOrder: "OC-1", team: "5" };
const stored = { addressId: "71", notes: { 3: "stored" }, purchaseOrder: "", team: "" };
const SOURCES = { urlAddressId: undefined, stored: undefined, posted: undefined, addresses: ADDRESSES, teamId: "5" };

test("the address is the one of the URL, else of the tab, else of the posted form, else the default", () => {
  const addressId = (sources: object) => initialEntries({ ...SOURCES, ...sources }).addressId;
  expect(addressId({ urlAddressId: "72", stored, posted })).toBe("72");
  expect(addressId({ stored, posted })).toBe("71");
  expect(addressId({ posted })).toBe("72");
  expect(addressId({})).toBe("73");
  expect(addressId({ addresses: [] })).toBe("");
});

test("an address or a team that is gone is not chosen", () => {
  const gone = { ...SOURCES, urlAddressId: "70", stored: { addressId: "69", team: "4" } };
  expect(initialEntries(gone)).toMatchObject({ addressId: "73", team: undefined });
  expect(initialEntries({ ...SOURCES, posted, teamId: undefined }).team).toBeUndefined();
});

test("what the tab keeps is newer than what was posted", () => {
  expect(initialEntries({ ...SOURCES, stored, posted })).toMatchObject({ notes: { 3: "stored" }, purchaseOrder: "", team: "" });
  expect(initialEntries({ ...SOURCES, posted })).toMatchObject({ notes: { 3: "posted" }, purchaseOrder: "OC-1", team: "5" });
});
