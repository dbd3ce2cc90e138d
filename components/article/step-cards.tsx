type Step = { title: string; text: string; link?: string; label?: string };

export function StepCards({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text, link, label }, index) => (
        <li key={title} className="relative flex gap-3 rounded-card bg-surface p-4 shadow-card sm:flex-col">
          <span
            aria-hidden="true"
            className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft font-bold text-brand-strong"
          >
            {index + 1}
          </span>
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <h3 className="text-lg leading-6">{title}</h3>
            <p className="text-sm text-muted">{text}</p>
            {link && (
              <a
                href={link}
                className="stretched mt-auto inline-flex min-h-9 items-center text-sm font-semibold text-brand hover:underline"
              >
                {label}
              </a>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
