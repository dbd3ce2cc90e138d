import * as calls from "../../lib/contract/live.ts";
import { ask, HOSTILE_TEXTS, refused, send } from "../client.fixture.ts";

const isRecording = (state: string) => state === "CLOSURE" || state === "CLOSED";

test("broadcasts on air come first, and pages do not overlap", async () => {
  const pages = await Promise.all([1, 2].map((currentPage) => ask(calls.LiveWholeList, { query: { currentPage, pageSize: 4 } })));
  const broadcasts = pages.flatMap(({ records }) => records);
  expect(new Set(broadcasts.map(({ channel_id }) => channel_id)).size).toBe(broadcasts.length);
  const recorded = broadcasts.map(({ state }) => isRecording(state));
  expect(recorded).toEqual([...recorded].sort());
  expect(await ask(calls.LiveWholeList, { query: { currentPage: 9999 } })).toMatchObject({ records: [], total: pages[0]?.total });
});

test("broadcasts are found by state and shop", async () => {
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

/** Fetches a part of a broadcast's stream. Addresses of the gateway's own streams are the site's, which may not run here: the gateway is asked. */
function streamPart(stream: string, part = "index.m3u8"): Promise<Response> {
  const { pathname } = new URL(stream);
  const isOwn = pathname.startsWith("/media/");
  return fetch(new URL(part, isOwn ? new URL(pathname, process.env.GATEWAY_URL) : stream));
}

async function channelThat(onAir: boolean) {
  const { records } = await ask(calls.LiveSearch, { body: { on_air: onAir, pageSize: 1 } });
  return ask(calls.LiveShow, { query: { channel_id: records[0]?.channel_id ?? "" } });
}

test("a broadcast on air has a playlist that goes on, kept for a second; a recording has one that ends", async () => {
  const live = await streamPart((await channelThat(true)).stream_url);
  expect([live.headers.get("content-type"), live.headers.get("cache-control")]).toEqual([
    "application/vnd.apple.mpegurl",
    "public, max-age=1",
  ]);
  expect(await live.text()).not.toContain("ENDLIST");
  const { stream_url, duration } = await channelThat(false);
  const recording = await (await streamPart(stream_url)).text();
  expect(recording).toContain("#EXT-X-ENDLIST");
  const lengths = [...recording.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
  expect(Math.abs(lengths.reduce((sum, seconds) => sum + seconds, 0) - duration)).toBeLessThanOrEqual(6);
});

test("segments are fragmented MP4 that never changes", async () => {
  const { stream_url } = await channelThat(false);
  const parts = await Promise.all(["init.mp4", "1.m4s"].map((part) => streamPart(stream_url, part)));
  for (const part of parts) expect(part.headers.get("cache-control")).toContain("immutable");
  const boxes = await Promise.all(parts.map(async (part) => Buffer.from(await part.arrayBuffer())));
  expect(boxes.map((bytes) => bytes.toString("latin1", 4, 8))).toEqual(["ftyp", "moof"]);
});

test("what a stream does not have is 404", async () => {
  const { stream_url } = await channelThat(true);
  for (const part of [
    "999999999.m4s",
    "01.m4s",
    "-1.m4s",
    "init.mp4.m4s",
    "%2e%2e%2fx",
    "../999999999/index.m3u8",
    "../abc/index.m3u8",
  ]) {
    const response = await streamPart(stream_url, part);
    expect([part, response.status, response.headers.get("cache-control")]).toEqual([part, 404, "no-store"]);
  }
});
