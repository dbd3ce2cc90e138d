import { WrittenDay } from "@/components/frame/day";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import { type Article, readingMinutes } from "@/lib/article";
import { plural } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.article;

export function ArticleHeader({ article }: { article: Article }) {
  const { kind, title, summary, published, modified, cover } = article;
  return (
    <header
      className={`grid overflow-hidden rounded-block border border-line bg-surface ${cover ? "lg:grid-cols-[1.1fr_1fr]" : ""} print:border-0`}
    >
      {cover && (
        <Picture
          src={cover}
          alt=""
          widths={[360, 750, 1200]}
          sizes="(min-width: 64rem) 40rem, 100vw"
          ratio={16 / 9}
          priority
          className="aspect-3/1 size-full object-cover lg:order-last print:hidden"
        />
      )}
      <div className="flex flex-col items-start justify-center gap-3 p-5 sm:p-8">
        <Badge tone="brand">{t.kinds[kind]}</Badge>
        <h1 className="text-hero">{title}</h1>
        <p className="max-w-prose text-muted sm:text-lg sm:leading-7">{summary}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <span>
            {t.published} <WrittenDay at={published} />
          </span>
          <span>
            {t.modified} <WrittenDay at={modified} />
          </span>
          <span className="print:hidden">{plural(t.minutes, readingMinutes(article))}</span>
        </p>
      </div>
    </header>
  );
}
