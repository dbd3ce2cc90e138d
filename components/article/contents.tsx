import { Icon } from "@/components/ui/icon";
import type { TextSection } from "@/lib/article";
import { text } from "@/lib/text";

type Props = { sections: TextSection[] };

const t = text.article;

/** On phones. */
export function FoldedContents({ sections }: Props) {
  return (
    <details className="group/contents rounded-card border border-line bg-surface lg:hidden print:hidden">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-4 text-sm font-semibold">
        {t.contents}
        <Icon name="chevron-down" className="transition-transform group-open/contents:rotate-180" />
      </summary>
      <nav aria-label={t.contents} className="px-4 pb-3">
        <Links sections={sections} />
      </nav>
    </details>
  );
}

/** Sticky, beside the text. */
export function Contents({ sections }: Props) {
  return (
    <nav
      aria-label={t.contents}
      className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto text-sm max-lg:hidden print:hidden"
    >
      <p className="mb-2 font-semibold">{t.contents}</p>
      <Links sections={sections} />
    </nav>
  );
}

function Links({ sections }: Props) {
  return (
    <ol className="border-l border-line">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px block border-l-2 border-transparent py-2 pl-3 text-sm leading-5 text-muted hover:border-brand hover:text-brand"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
