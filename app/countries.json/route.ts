import { getCallingCodes } from "@/lib/geo/server";

export async function GET() {
  return Response.json(await getCallingCodes());
}
