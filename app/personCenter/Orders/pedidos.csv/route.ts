import type { OrderCard } from "@/lib/contract/order";
import { dateLabel, wordFor } from "@/lib/format";
import { readOrUndefined } from "@/lib/http/reads";
import { optionsLabel } from "@/lib/order";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/order/csv";
import { parseOrdersQuery } from "@/lib/order/orders-query";
import { getOrders, orderReader } from "@/lib/order/server";
import { text } from "@/lib/text";
import { unitName } from "@/lib/unit";

const t = text.order;
const PAGE_SIZE = 100;

function orderRows({ orderNo, created_at, status, total, purchase_order: purchaseOrder, items }: OrderCard): string {
  const rows = items.map(({ shop_name, ...line }) =>
    // Order numbers and references are text cells: spreadsheets would change long numbers (lib/order/csv.ts).
    csvRow([
      { text: orderNo },
      dateLabel(created_at),
      wordFor(t.statuses, status),
      { text: purchaseOrder ?? "" },
      shop_name,
      { text: line.sku_id ?? line.product_id },
      line.name,
      optionsLabel(line.options),
      line.quantity,
      unitName(line.unit),
      line.unit_price,
      line.total,
      total,
    ]),
  );
  return rows.join("");
}

export async function GET(request: Request): Promise<Response> {
  const { page: _first, ...listed } = parseOrdersQuery(Object.fromEntries(new URL(request.url).searchParams));
  const query = { ...listed, pageSize: PAGE_SIZE, with_lines: true };
  const readPage = await orderReader(query);
  // Read before streaming, so that failures get a status and guests the login.
  const first = await readOrUndefined(getOrders({ ...query, page: 1 }));
  if (!first) return new Response(null, { status: 404 });
  let ordersPage = first;
  let page = 1;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(BYTE_ORDER_MARK + csvRow(Object.values(t.csvHead)))),
    async pull(stream) {
      stream.enqueue(encoder.encode(ordersPage.records.map(orderRows).join("")));
      if (page * PAGE_SIZE >= ordersPage.total) return stream.close();
      page += 1;
      ordersPage = await readPage(page);
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
