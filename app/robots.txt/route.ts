import { robotsText } from "@/lib/seo/robots";

export function GET() {
  return new Response(robotsText(), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
