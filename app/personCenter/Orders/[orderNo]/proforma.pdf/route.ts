import { proformaPdf } from "@/lib/order/proforma-pdf";
import { seller } from "@/lib/order/seller";
import { findOrder } from "@/lib/order/server";
import { text } from "@/lib/text";

const PRIVATE = { "cache-control": "private, no-store" };

/** The proforma of one of the member's orders as a PDF; 404 for any other. */
export async function GET(request: Request, { params }: { params: Promise<{ orderNo: string }> }): Promise<Response> {
  const { orderNo } = await params;
  const found = await findOrder(orderNo, new URL(request.url).searchParams.get("family"));
  if (!found) return new Response(text.order.problem.gone, { status: 404, headers: PRIVATE });
  return new Response(proformaPdf(found.order, seller, text.order), {
    headers: {
      ...PRIVATE,
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="proforma-${found.order.orderNo.replace(/[^\w-]/g, "")}.pdf"`,
    },
  });
}
