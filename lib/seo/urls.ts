import { env } from "@/lib/env";

export const absolute = (path: string): string => new URL(path, env.SITE_URL).href;

/** Address of a picture for crawlers, 1,200 pixels wide. */
export const pictureUrl = (src: string): string => absolute(`${src}?w=1200`);
