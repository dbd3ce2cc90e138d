import { dateLabel } from "@/lib/format";
import { writtenDate } from "@/lib/written-date";

/** A date that stands for itself, never broken over two lines. */
export const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {dateLabel(at)}
  </time>
);

/** A date inside a sentence (ADR 82). */
export const WrittenDay = ({ at }: { at: string }) => <time dateTime={at}>{writtenDate(at)}</time>;
