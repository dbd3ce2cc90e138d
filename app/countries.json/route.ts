import { getCallingCodes } from "@/lib/geo/server";

/** Every country with its Spanish name and calling code: one file for all forms that offer them, kept like a page (lib/cache/pages.ts). */
export async function GET() {
  return Response.json(await getCallingCodes());
}
