type BroadcastTimes = { state: string; duration: number; started_at?: string | undefined };

/** Segments in the playlist of a broadcast on air. Players start three segments before its end. */
const WINDOW = 6;

/** `last`: index of the newest segment. `isOver`: no more will come. */
export type Extent = { last: number; isOver: boolean };

/** Progress at `now` (milliseconds); undefined before the start. Specification 13.1: CLOSURE and CLOSED are recordings. */
export function broadcastExtent(
  { state, duration, started_at }: BroadcastTimes,
  segmentSeconds: number,
  now: number,
): Extent | undefined {
  if (state === "CLOSURE" || state === "CLOSED")
    return { last: Math.max(1, Math.round(duration / segmentSeconds)) - 1, isOver: true };
  const elapsed = started_at === undefined ? -1 : (now - Date.parse(started_at)) / 1000;
  return elapsed < 0 ? undefined : { last: Math.max(0, Math.floor(elapsed / segmentSeconds) - 1), isOver: false };
}

/** HLS playlist (RFC 8216). A recording: all segments and an end mark. On air: the newest WINDOW segments; undefined before the start. */
export function playlist(broadcast: BroadcastTimes, segmentSeconds: number, now: number): string | undefined {
  const extent = broadcastExtent(broadcast, segmentSeconds, now);
  if (!extent) return undefined;
  const { last, isOver } = extent;
  const first = isOver ? 0 : Math.max(0, last - WINDOW + 1);
  const firstBegins =
    broadcast.started_at === undefined ? undefined : Date.parse(broadcast.started_at) + first * segmentSeconds * 1000;
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${Math.ceil(segmentSeconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    ...(isOver ? ["#EXT-X-PLAYLIST-TYPE:VOD"] : []),
    "#EXT-X-INDEPENDENT-SEGMENTS",
    '#EXT-X-MAP:URI="init.mp4"',
    ...(firstBegins === undefined ? [] : [`#EXT-X-PROGRAM-DATE-TIME:${new Date(firstBegins).toISOString()}`]),
    ...Array.from({ length: last - first + 1 }, (_, index) => `#EXTINF:${segmentSeconds.toFixed(3)},\n${first + index}.m4s`),
    ...(isOver ? ["#EXT-X-ENDLIST"] : []),
    "",
  ].join("\n");
}
