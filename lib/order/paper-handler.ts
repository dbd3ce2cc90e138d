import "server-only";
import { text } from "@/lib/text";
import { buildPaper, type PaperKind } from "./paper";
import { paperPdf } from "./paper-pdf";
import { seller } from "./seller";
import { findOrder } from "./server";

const PRIVATE = { "cache-control": "private, no-store" };

type Context = { params: Promise<{ orderNo: string }> };

/** Answers a document as PDF; 404 for another member's order or an unavailable document. */
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
