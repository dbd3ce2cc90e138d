import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/form-fields";
import { Thumbnail } from "@/components/ui/thumbnail";
import type { GoodsList } from "@/lib/contract/list";
import type { ProductDetail } from "@/lib/contract/product";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";

const t = text.list.addTo;

type Props = { product: ProductDetail; lists: GoodsList[] };

export function AddToList({ product, lists }: Props) {
  const { id, name, unit, min_quantity: minimum = 1 } = product;
  const [cover] = product.cover;
  return (
    <section
      aria-labelledby="agregar-a-lista"
      className="flex flex-col gap-3 rounded-block border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="agregar-a-lista" className="text-lg font-bold">
        {t.title}
      </h2>
      <div className="flex items-center gap-3 text-sm">
        {cover && <Thumbnail src={cover} />}
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{name}</p>
          <p className="text-muted">{unitCount(Math.max(1, minimum), unit)}</p>
        </div>
      </div>
      {lists.length > 0 && (
        <form action="/api/list" method="post" className="flex flex-wrap items-end gap-3">
          <MemberField />
          <input type="hidden" name="product_id" value={id} />
          <div className="min-w-0 flex-1 basis-60">
            <SelectField
              id="into-list"
              name="id"
              label={t.list}
              options={lists.map((list) => ({ value: list.id, label: list.name }))}
            />
          </div>
          <Button type="submit" name="intent" value="add">
            {t.add}
          </Button>
        </form>
      )}
    </section>
  );
}
