import { VideoButton } from "@/components/shop/video-button.client";
import { Section } from "@/components/ui/section";
import { durationLabel } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { listShopVideos } from "@/lib/shop/server";
import { text } from "@/lib/text";

const t = text.home;

/** Specification 23.20. */
const VIDEO_LIMIT = 3;

export async function Videos() {
  const videos = await optionalRead(listShopVideos(VIDEO_LIMIT));
  if (!videos?.length) return null;
  return (
    <Section id="videos" title={t.videos}>
      <ul className="snap-row -mx-4 scroll-px-4 gap-3 px-4 sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-4 sm:px-0">
        {videos.slice(0, VIDEO_LIMIT).map((video) => (
          <li key={video.videoPath} className="w-72 sm:w-auto">
            <VideoButton
              video={{ src: video.videoPath, cover: video.cover, name: video.name, duration: durationLabel(video.duration) }}
              copy={{ play: t.playVideo, close: t.closeVideo, failed: t.videoFailed }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
