import { dateLabel } from "@/lib/format";

/** A date, never broken over two lines. */
export const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {dateLabel(at)}
  </time>
);
