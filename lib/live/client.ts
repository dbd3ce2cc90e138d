import { LiveShow } from "@/lib/contract/live";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { type LiveBadge, liveBadge } from "./index";

export async function getLiveBadge(channelId: string): Promise<LiveBadge | undefined> {
  try {
    return liveBadge(await ask(LiveShow, { query: { channel_id: channelId } }, { hidesErrors: true }));
  } catch (error) {
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}
