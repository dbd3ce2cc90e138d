import { videoObject } from "./broadcast";

const ROOM = {
  channel_id: "7",
  shop_id: "3",
  title: "Termos </script>",
  picture: "/media/still/live.cup.2.7",
  state: "CLOSED",
  duration: 95,
  visitors: 4,
  started_at: "2026-11-20T10:00:00.000Z",
  ended_at: "2026-11-20T10:01:35.000Z",
  stream_url: "/media/live/7/index.m3u8",
  products: [],
  read_at: "2026-11-21T00:00:00.000Z",
};

test("a recording has its length and its true end, with absolute addresses", () => {
  expect(videoObject(ROOM, "Descripción")).toMatchObject({
    uploadDate: ROOM.started_at,
    duration: "PT95S",
    contentUrl: "http://127.0.0.1:3000/media/live/7/index.m3u8",
    thumbnailUrl: ["http://127.0.0.1:3000/media/still/live.cup.2.7?w=1200"],
    publication: { isLiveBroadcast: true, startDate: ROOM.started_at, endDate: ROOM.ended_at },
  });
});

test("a room on air has no length, and an end that is still to come", () => {
  const { ended_at: _end, ...open } = { ...ROOM, state: "OPEN", duration: 0 };
  const video = videoObject(open, "");
  expect(video).not.toHaveProperty("duration");
  expect(Date.parse(video?.publication?.endDate ?? "")).toBeGreaterThan(Date.parse(ROOM.read_at));
});

test("without the date it began there is nothing to tell, without its end no event", () => {
  const { started_at: _start, ...undated } = ROOM;
  expect(videoObject(undated, "")).toBeUndefined();
  const { ended_at: _end, ...endless } = ROOM;
  expect(videoObject(endless, "")).not.toHaveProperty("publication");
});
