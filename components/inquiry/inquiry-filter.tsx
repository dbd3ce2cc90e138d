import { ListFilter } from "@/components/ui/list-filter";
import { INQUIRY_STATUSES } from "@/lib/contract/inquiry";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { list: t, statuses } = text.inquiry;

export function InquiryFilter({ status, keyword }: { status: string; keyword: string }) {
  const values = [{ value: "", label: t.all }, ...INQUIRY_STATUSES.map((value) => ({ value, label: statuses[value] }))];
  const choices = values.map(({ value, label }) => ({
    href: routes.quotationList({ status: value, keyword }),
    label,
    isCurrent: value === status,
  }));
  const search = { action: routes.quotations, label: t.search, placeholder: t.searchPlaceholder, keyword };
  return (
    <ListFilter label={t.filter} choices={choices} search={search}>
      {status && <input type="hidden" name="status" value={status} />}
    </ListFilter>
  );
}
