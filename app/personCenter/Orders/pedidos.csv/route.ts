import { dateLabel } from "@/lib/format";
import { listQuery } from "@/lib/order";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/order/csv";
import { getOrders, orderReader } from "@/lib/order/server";
import { statusWord } from "@/lib/order/status-word";
import { text } from "@/lib/text";

const t = text.order;
const PAGE_SIZE = 100;

/** The member's orders of the list as CSV, asked for and sent page by page. */
export async function GET(request: Request): Promise<Response> {
  const { family, status, keyword } = listQuery(Object.fromEntries(new URL(request.url).searchParams));
  const query = { family, ...(status && { status }), ...(keyword && { keyword }), pageSize: PAGE_SIZE };
  const pageOf = await orderReader(query);
  // The first page is there before anything is sent, so that a failure has its status and a guest is led to the login.
  let next = await getOrders({ ...query, currPage: 1 });
  let page = 1;
  const encoder = new TextEncoder();
  const rowsOf = ({ records }: typeof next) =>
    records.map(({ orderNo, created_at, status: own, shops, lines, total }) =>
      csvRow([
        orderNo,
        dateLabel(created_at),
        statusWord(t.statuses, own),
        shops.map(({ shop_name }) => shop_name).join("; "),
        lines,
        total.toFixed(2),
      ]),
    );
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(BYTE_ORDER_MARK + csvRow(Object.values(t.csvHead)))),
    async pull(stream) {
      stream.enqueue(encoder.encode(rowsOf(next).join("")));
      if (page * PAGE_SIZE >= next.total) return stream.close();
      page += 1;
      next = await pageOf(page);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="pedidos.csv"',
      "cache-control": "private, no-store",
    },
  });
}
