import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { PrintButton } from "@/components/ui/print-button.client";
import { Problem } from "@/components/ui/problem";
import type { countMissing } from "@/lib/compare";
import { fill, plural } from "@/lib/format";
import { text } from "@/lib/text";

type Props = {
  copy: { title: string; lead: string; intro: string; gone: { one: string; other: string }; unknown: string };
  missing: ReturnType<typeof countMissing>;
  /** False while nothing is compared; then there is no print button either. */
  table: ReactNode;
  furtherLinks?: ReactNode;
  /** Text of the link to `choice`; undefined where the comparison is full. */
  addLabel: string | undefined;
  choice: ReactNode;
};

/** The page of a comparison: what is missing, the table, and how one more is added. */
export function Comparison({ copy, missing: { gone, unknown }, table, furtherLinks, addLabel, choice }: Props) {
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <h1 className="text-title sm:text-[1.75rem]">{copy.title}</h1>
        <p className={`max-w-prose text-muted print:hidden ${table ? "max-sm:hidden" : ""}`}>{table ? copy.intro : copy.lead}</p>
        {gone > 0 && <Problem>{plural(copy.gone, gone)}</Problem>}
        {unknown !== "" && <Problem>{fill(copy.unknown, { typed: unknown })}</Problem>}
        {table && (
          <div className="flex flex-wrap gap-2 print:hidden">
            {addLabel && (
              <ButtonLink href="#agregar" variant="secondary">
                {addLabel}
              </ButtonLink>
            )}
            <div className="scripted">
              <PrintButton label={text.compare.print} />
            </div>
          </div>
        )}
        {table}
        {table && furtherLinks}
        {choice}
      </div>
    </Page>
  );
}
