import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { parseId } from "@/lib/id";
import { firstParam, type Query } from "@/lib/product/listing-address";
import { listingQuery } from "@/lib/product/query";
import { text } from "@/lib/text";
import { watchedFields } from "@/lib/watch";

export function UndoRemoval({ query }: { query: Query }) {
  const removed = removedWatch(query);
  if (!removed) return null;
  return (
    <form action="/api/watch" method="post">
      <MemberField />
      <HiddenFields fields={removed.fields} />
      <Button type="submit" name="intent" value={removed.intent} variant="quiet" size="sm" className="underline" autoFocus>
        {text.watch.undo}
      </Button>
    </form>
  );
}

function removedWatch(query: Query): { intent: "search" | "price"; fields: [string, string][] } | undefined {
  const [done, name, productId] = [firstParam(query.done), firstParam(query.name), parseId(firstParam(query.product_id))];
  if (done === "removedSearch" && name)
    return { intent: "search", fields: [["name", name], ...watchedFields(listingQuery(query))] };
  if (done !== "removedPrice" || productId === undefined) return undefined;
  return {
    intent: "price",
    fields: [
      ["product_id", productId],
      ["saved_price", firstParam(query.saved_price) ?? ""],
      ["target_price", firstParam(query.target_price) ?? ""],
    ],
  };
}
