import { WrittenDay } from "@/components/frame/day";

export function Dated({ sentence, at }: { sentence: string; at: string }) {
  const [before, after] = sentence.split("{day}");
  return (
    <>
      {before}
      <WrittenDay at={at} />
      {after}
    </>
  );
}
