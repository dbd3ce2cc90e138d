import * as calls from "../../lib/contract/live.ts";
import { ask, HOSTILE_TEXTS, refused, send } from "../ask.ts";

const isRecording = (state: string) => state === "CLOSURE" || state === "CLOSED";

test("rooms on air come first, and pages do not overlap", async () => {
  const pages = await Promise.all([1, 2].map((currentPage) => ask(calls.LiveWholeList, { query: { currentPage, pageSize: 4 } })));
  const rooms = pages.flatMap(({ records }) => records);
  expect(new Set(rooms.map(({ channel_id }) => channel_id)).size).toBe(rooms.length);
  const recorded = rooms.map(({ state }) => isRecording(state));
  expect(recorded).toEqual([...recorded].sort());
  expect(await ask(calls.LiveWholeList, { query: { currentPage: 9999 } })).toMatchObject({ records: [], total: pages[0]?.total });
});

test("rooms are found by state and shop", async () => {
  const all = await ask(calls.NationalLive, { query: { pageSize: 100 } });
  const onAir = await ask(calls.LiveSearch, { body: { on_air: true, pageSize: 100 } });
  const recorded = await ask(calls.LiveSearch, { body: { on_air: false, pageSize: 100 } });
  expect(onAir.total + recorded.total).toBe(all.total);
  expect(onAir.records.some(({ state }) => isRecording(state))).toBe(false);
  const shop = all.records[0]?.shop_id;
  const ofShop = await ask(calls.LiveSearch, { body: { shop_id: shop } });
  expect(ofShop.records.every(({ shop_id }) => shop_id === shop)).toBe(true);
  expect(await ask(calls.LiveSearch, { body: { shop_id: "nobody" } })).toMatchObject({ records: [], total: 0 });
});

test.each(HOSTILE_TEXTS)("%p is searched for, not executed", async (text) => {
  expect((await send(calls.LiveSearch, { body: { keyword: text } })).status).toBe(200);
});

test("a channel has what a player needs, an unknown one is 404", async () => {
  const { records } = await ask(calls.LiveWholeList, { query: { pageSize: 1 } });
  const channel = await ask(calls.LiveShow, { query: { channel_id: records[0]?.channel_id ?? "" } });
  expect(channel).toMatchObject(records[0] ?? {});
  expect(channel.stream_url).not.toBe("");
  for (const id of ["999999999", "abc", "99999999999999999999"]) {
    expect((await refused(calls.LiveShow, { query: { channel_id: id } })).status).toBe(404);
  }
});
