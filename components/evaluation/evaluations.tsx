import type { z } from "zod";
import { Pagination } from "@/components/ui/pagination";
import { Section } from "@/components/ui/section";
import type { EvaluationPage } from "@/lib/contract/evaluation";
import { EVALUATIONS_SIZE } from "@/lib/evaluation";
import { fill, numberLabel, plural } from "@/lib/format";
import { text } from "@/lib/text";
import { EvaluationCard } from "./evaluation-card";

const t = text.evaluation;
const { pages: label, previous, next, page: pageWord } = text.listing;
const EVALUATIONS_ID = "opiniones";

type Props = {
  result: z.output<typeof EvaluationPage.response> | undefined;
  page: number;
  hrefOf: (page: number) => string;
  isOfShop?: boolean;
};

/** Buyers' evaluations of a product or shop; hidden when empty. */
export function Evaluations({ result, page, hrefOf, isOfShop = false }: Props) {
  if (!result?.total) return null;
  const { records, total, average } = result;
  return (
    <Section id={EVALUATIONS_ID} title={t.title} lead={isOfShop ? t.leadOfShop : t.lead}>
      <p className="mb-3 text-sm">
        {average !== undefined && <strong>{fill(t.average, { average: numberLabel(average) })} · </strong>}
        {plural(t.count, total)}
      </p>
      <ul className="grid items-start gap-3 lg:grid-cols-2">
        {records.map((evaluation) => (
          <li key={evaluation.id}>
            <EvaluationCard evaluation={evaluation} isOfShop={isOfShop} />
          </li>
        ))}
      </ul>
      <div className="mt-4 print:hidden">
        <Pagination
          page={page}
          pages={Math.ceil(total / EVALUATIONS_SIZE)}
          hrefOf={(number) => `${hrefOf(number)}#${EVALUATIONS_ID}`}
          rel="nofollow"
          copy={{ label: `${t.title}: ${label}`, previous, next, page: pageWord }}
        />
      </div>
    </Section>
  );
}
