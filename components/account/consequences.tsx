import type { ComponentProps } from "react";
import type { AccountCopy } from "./copy";

export type OpenOrder = { number: string; href: string };

type Props = {
  copy: AccountCopy["cancel"];
  openOrders: OpenOrder[];
  checkbox: ComponentProps<"input">;
  error: string | undefined;
};

export function Consequences({ copy, openOrders, checkbox, error }: Props) {
  return (
    <>
      {openOrders.length > 0 && (
        <div className="rounded-control bg-gold-soft p-4 text-sm">
          <p className="font-semibold">{copy.openOrders}</p>
          <ul className="flex flex-wrap gap-x-4">
            {openOrders.map(({ number, href }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
                  {number}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="rounded-control bg-accent-soft p-4 text-sm">
        <p className="font-semibold">{copy.consequencesTitle}</p>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
          {copy.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      </div>
      <div>
        <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
          <input
            type="checkbox"
            aria-invalid={error !== undefined}
            aria-describedby="cancel-understood-error"
            className="size-5 shrink-0 accent-accent"
            {...checkbox}
          />
          {copy.understood}
        </label>
        <p id="cancel-understood-error" role="alert" className="text-sm font-semibold text-accent-strong">
          {error}
        </p>
      </div>
    </>
  );
}
