import "server-only";
import { text } from "@/lib/text";
import { buildPaper, type PaperKind } from "./paper";
import { paperPdf } from "./paper-pdf";
import { seller } from "./seller";
import { findOrder } from "./server";

const PRIVATE = { "cache-control": "private, no-store" };

type Context = { params: Promise<{ orderNo: string }> };

/** Handler that answers a paper of one of the member's orders as a PDF; 404 for any other, and for one that the order does not have yet. */
export const paperHandler =
  (kind: PaperKind) =>
  async (request: Request, { params }: Context): Promise<Response> => {
    const { orderNo } = await params;
    const found = await findOrder(orderNo, new URL(request.url).searchParams.get("family"));
    const paper = found && buildPaper(kind, found.order, seller, text.order);
    if (!paper) return new Response(null, { status: 404, headers: PRIVATE });
    return new Response(new Uint8Array(await paperPdf(paper)), {
      headers: {
        ...PRIVATE,
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${paper.fileName}"`,
      },
    });
  };
