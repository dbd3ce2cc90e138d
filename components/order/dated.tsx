import { dateLabel } from "@/lib/format";

export function Dated({ sentence, at }: { sentence: string; at: string }) {
  const [before, after] = sentence.split("{day}");
  return (
    <>
      {before}
      <time dateTime={at} className="whitespace-nowrap">
        {dateLabel(at)}
      </time>
      {after}
    </>
  );
}

const DATE = /(\d{4}-\d{1,2}-\d{1,2})/;

export function WithDates({ sentence }: { sentence: string }) {
  return sentence.split(DATE).map((part) =>
    DATE.test(part) ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
