import { Day } from "@/components/frame/day";

export function Dated({ sentence, at }: { sentence: string; at: string }) {
  const [before, after] = sentence.split("{day}");
  return (
    <>
      {before}
      <Day at={at} />
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
