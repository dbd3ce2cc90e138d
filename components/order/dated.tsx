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
