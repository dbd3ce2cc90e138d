import { text } from "@/lib/text";

const t = text.inquiry;

export function NextSteps() {
  return (
    <aside aria-labelledby="que-sigue" className="rounded-block bg-brand-soft p-5 sm:p-6 lg:sticky lg:top-24">
      <h2 id="que-sigue" className="text-lg font-bold">
        {t.nextTitle}
      </h2>
      <ol className="mt-4 flex flex-col gap-4">
        {t.sentSteps.map(({ title, text: sentence }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand font-bold text-inverse"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-muted">{sentence}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
