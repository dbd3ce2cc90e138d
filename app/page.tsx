import { WayOn } from "@/components/frame/way-on";
import { env } from "@/lib/env";

export const ensureStatic = "navigation";

export default function Home() {
  return <WayOn title={env.SITE_NAME} lead="" />;
}
