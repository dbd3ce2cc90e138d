import { Icon } from "@/components/ui/icon";
import { type Block, blockTexts, type TextSection } from "@/lib/article";
import { CompanyData } from "./company-data";
import { InlineText } from "./inline-text";
import { TextTable } from "./text-table";

export function TextSections({ sections }: { sections: TextSection[] }) {
  return (
    <div className="flex max-w-prose flex-col gap-8 leading-6">
      {sections.map(({ id, title, body }) => (
        <section key={id} aria-labelledby={id} className="flex flex-col gap-4">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          {body.map((block) => (
            <BlockView key={blockTexts(block)[0] ?? id} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === "string")
    return (
      <p>
        <InlineText>{block}</InlineText>
      </p>
    );
  if ("table" in block) return <TextTable {...block.table} />;
  if ("company" in block) return <CompanyData />;
  if ("note" in block)
    return (
      <div className="flex gap-3 rounded-card bg-gold-soft p-4 text-sm leading-6 print:break-inside-avoid">
        <Icon name="info" className="mt-0.5 text-gold" />
        <p className="min-w-0">
          <InlineText>{block.note}</InlineText>
        </p>
      </div>
    );
  if ("steps" in block)
    return (
      <ol className="flex list-decimal flex-col gap-2 pl-6 marker:font-bold marker:text-brand">
        <Items texts={block.steps} />
      </ol>
    );
  return (
    <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-brand">
      <Items texts={block.list} />
    </ul>
  );
}

function Items({ texts }: { texts: string[] }) {
  return texts.map((item) => (
    <li key={item} className="pl-1">
      <InlineText>{item}</InlineText>
    </li>
  ));
}
