import { ListFilter } from "@/components/ui/list-filter";
import { INQUIRY_STATUSES } from "@/lib/contract/inquiry";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { list: t, statuses } = text.inquiry;

export function InquiryFilter({ status, keyword, team }: { status: string; keyword: string; team: string | undefined }) {
  const values = [{ value: "", label: t.all }, ...INQUIRY_STATUSES.map((value) => ({ value, label: statuses[value] }))];
  const choices = values.map(({ value, label }) => ({
    href: routes.quotationList({ status: value, keyword, team }),
    label,
    isCurrent: value === status,
  }));
  const search = { action: routes.quotations, label: t.search, placeholder: t.searchPlaceholder, keyword };
  return (
    <ListFilter label={t.filter} choices={choices} search={search}>
      {team && <input type="hidden" name="team" value={team} />}
      {status && <input type="hidden" name="status" value={status} />}
    </ListFilter>
  );
}
