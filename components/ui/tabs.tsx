import type { ReactNode } from "react";

type Tab = { id: string; label: string; content: ReactNode };

/** Tabs of radio buttons, which work without scripts. `name`: unique per group. */
export function Tabs({ name, label, tabs }: { name: string; label: string; tabs: [Tab, ...Tab[]] }) {
  const [first] = tabs;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {tabs.map(({ id, label: tab, content }) => (
        <div key={id} className="contents">
          <input type="radio" name={name} id={id} defaultChecked={id === first.id} className="peer sr-only" />
          <label
            htmlFor={id}
            className="order-1 flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 text-sm font-semibold peer-checked:border-ink peer-checked:bg-ink peer-checked:text-inverse peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand"
          >
            {tab}
          </label>
          <div className="order-2 hidden w-full pt-4 peer-checked:block">{content}</div>
        </div>
      ))}
    </fieldset>
  );
}
