import { Picture } from "@/components/ui/picture";
import { type Article, readingMinutes } from "@/lib/article";
import { plural } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

function ArticleCard({ article, priority = false }: { article: Article; priority?: boolean }) {
  const { slug, title, summary, cover } = article;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised">
      {cover && (
        <Picture
          src={cover}
          alt=""
          widths={[360, 480, 640]}
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
          ratio={16 / 9}
          priority={priority}
          className="aspect-video w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="text-lg leading-6">
          <a href={routes.article(slug)} className="stretched group-hover:text-brand">
            {title}
          </a>
        </h3>
        <p className="text-sm text-muted">{summary}</p>
        <p className="mt-auto pt-1 text-xs text-muted">{plural(text.article.minutes, readingMinutes(article))}</p>
      </div>
    </article>
  );
}

export function ArticleGrid({ articles, priority = false }: { articles: readonly Article[]; priority?: boolean }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        <li key={article.slug}>
          <ArticleCard article={article} priority={priority && index < 1} />
        </li>
      ))}
    </ul>
  );
}
