import type { ComponentProps } from "react";
import type { AccountCopy } from "./copy";

export type OpenOrder = { number: string; href: string };

export function OpenOrders({ copy, orders }: { copy: AccountCopy["cancel"]; orders: OpenOrder[] }) {
  return (
    <div className="rounded-control bg-gold-soft p-4 text-sm">
      <p className="font-semibold">{copy.openOrders}</p>
      <ul className="flex flex-wrap gap-x-4">
        {orders.map(({ number, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
              {number}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = {
  copy: AccountCopy["cancel"];
  checkbox: ComponentProps<"input">;
  error: string | undefined;
};

export function Consequences({ copy, checkbox, error }: Props) {
  return (
    <>
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
