import "server-only";
import { readOrUndefined } from "@/lib/http/reads";
import { getSharedList } from "./server";

const TYPES = { pdf: "application/pdf", csv: "text/csv; charset=utf-8" } as const;

/** Whoever knows the URL may read the file. So it is neither cached nor indexed, and its URL is not sent as a referrer. */
const SECRET = { "cache-control": "private, no-store", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

type Context = { params: Promise<{ share: string }> };
type List = Awaited<ReturnType<typeof getSharedList>>;

/** 404 when nothing is shared by the link. */
export const sharedFile =
  (type: keyof typeof TYPES, contentOf: (list: List) => Promise<BodyInit>) =>
  async (_request: Request, { params }: Context): Promise<Response> => {
    const list = await readOrUndefined(getSharedList((await params).share));
    if (!list) return new Response(null, { status: 404, headers: SECRET });
    return new Response(await contentOf(list), {
      headers: { ...SECRET, "content-type": TYPES[type], "content-disposition": `attachment; filename="lista.${type}"` },
    });
  };
