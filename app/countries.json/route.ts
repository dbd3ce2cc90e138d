import { getCallingCodes } from "@/lib/geo/server";

/** Every country and calling code, cached (lib/cache/pages.ts). */
export async function GET() {
  return Response.json(await getCallingCodes());
}
