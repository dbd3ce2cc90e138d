import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { COMPARED_MAX, TYPED_MAX } from "@/lib/compare";
import { text } from "@/lib/text";
import { type Suggestion, Suggestions } from "./suggestions";

const t = text.compare;

type Props = {
  /** Form action: the comparison's address without what is compared. */
  action: string;
  copy: { add: string; number: string };
  chosen: string[];
  /** What was typed, where no product or shop was found for it. */
  typed: string;
  isFound?: boolean;
  similar: { title: string; suggested: Suggestion[] };
  /** Further suggestions. */
  children?: ReactNode;
};

/** Adds a product or shop by what is typed or a suggestion; hidden where the comparison is full. */
export function ComparedChoice({ action, copy, chosen, typed, isFound = false, similar, children }: Props) {
  if (chosen.length >= COMPARED_MAX) return null;
  const { title, suggested } = similar;
  return (
    <section
      aria-labelledby="agregar"
      className="flex flex-col gap-3 rounded-block border border-line bg-surface p-5 print:hidden"
    >
      <h2 id="agregar" className="text-lg font-bold">
        {chosen.length === 0 ? t.begin : copy.add}
      </h2>
      <form action={action} className="flex flex-wrap items-end gap-3">
        {chosen.length > 0 && <input type="hidden" name="ids" value={chosen.join(",")} />}
        <label className="flex min-w-0 flex-1 basis-60 flex-col gap-1 text-sm">
          {copy.number}
          <input
            name="add"
            required
            maxLength={TYPED_MAX}
            defaultValue={typed}
            aria-invalid={(typed !== "" && !isFound) || undefined}
            autoComplete="off"
            className="h-11 w-full rounded-control border border-line-strong bg-surface px-3"
          />
        </label>
        <Button type="submit" variant={chosen.length === 0 ? "primary" : "secondary"}>
          {t.compare}
        </Button>
      </form>
      {children}
      {suggested.length > 0 && <Suggestions title={title} suggested={suggested} />}
    </section>
  );
}
