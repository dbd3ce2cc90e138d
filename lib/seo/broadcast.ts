import type { LiveChannel } from "@/lib/contract/live";
import { expectedEnd, liveBadge } from "@/lib/live";
import { absolute, pictureUrl } from "./urls";

type ReadChannel = LiveChannel & { read_at: string };

/** A broadcast as schema.org VideoObject with BroadcastEvent; undefined without a start date, which search engines require. */
export function videoObject(channel: ReadChannel, description: string) {
  const { title, picture, stream_url, started_at, ended_at, read_at } = channel;
  if (started_at === undefined) return undefined;
  const badge = liveBadge(channel);
  const endDate = badge.kind === "live" ? expectedEnd(started_at, read_at) : ended_at;
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: title,
    description,
    thumbnailUrl: [pictureUrl(picture)],
    uploadDate: started_at,
    contentUrl: absolute(stream_url),
    ...(badge.kind === "recording" && badge.seconds > 0 && { duration: `PT${badge.seconds}S` }),
    ...(endDate !== undefined && {
      publication: { "@type": "BroadcastEvent", isLiveBroadcast: true, startDate: started_at, endDate },
    }),
  };
}
