import { fillCompanyFacts, inlineParts } from "@/lib/article/inline";

export function InlineText({ children }: { children: string }) {
  return inlineParts(fillCompanyFacts(children)).map(({ start, text, strong, href }) => {
    if (strong) return <strong key={start}>{text}</strong>;
    if (href === undefined) return text;
    return (
      <a key={start} href={href} className="font-semibold text-brand underline underline-offset-2 hover:text-brand-strong">
        {text}
      </a>
    );
  });
}
