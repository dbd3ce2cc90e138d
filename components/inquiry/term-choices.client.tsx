"use client";

import { useRef } from "react";
import type { UseControllerReturn } from "react-hook-form";
import { useChoiceBeforeHydration } from "@/components/ui/use-choice-before-hydration";
import { TRADE_TERMS } from "@/lib/contract/inquiry";
import type { LongInput } from "@/lib/inquiry/form";
import { routes } from "@/lib/routes";
import later from "@/messages/later.json";
import { fieldId, LONG_FORM } from "./fields";

const t = later.inquiry;

const CARD =
  "flex h-full min-h-11 cursor-pointer flex-wrap content-center items-center gap-x-3 rounded-control border border-line-strong px-3 py-2 text-sm hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand";

type Props = Pick<UseControllerReturn<LongInput, "trade_terms">, "field">;

/** Trade terms as radio buttons. Phones show only the meaning of the chosen term. */
export function TermChoices({ field: { name, value: chosen, onChange } }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  useChoiceBeforeHydration(group, chosen, (radios) => radios.querySelector<HTMLInputElement>("input:checked")?.value, onChange);
  const radio = (value: string) => ({
    type: "radio",
    name,
    value,
    id: fieldId(LONG_FORM, `term-${value || "none"}`),
    checked: chosen === value,
    onChange: () => onChange(value),
    className: "peer size-4 shrink-0 accent-brand",
  });
  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="text-sm font-semibold">
        {t.terms} <span className="font-normal text-muted">{t.optional}</span>
      </legend>
      <p className="mt-1 mb-2 text-xs text-muted">
        {t.termsHint}{" "}
        <a href={routes.article("incoterms-fob-cif-ddp")} target="_blank" rel="noopener" className="text-brand underline">
          {t.termsMore}
        </a>
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        <li className="sm:col-span-2">
          <label className={CARD}>
            <input {...radio("")} />
            <strong>{t.termsOpen}</strong>
          </label>
        </li>
        {TRADE_TERMS.map((term) => (
          <li key={term}>
            <label className={CARD}>
              <input {...radio(term)} />
              <strong className="min-w-0 flex-1">
                {term} · {t.termNames[term].title}
              </strong>
              <span className="hidden w-full pl-7 text-xs text-muted peer-checked:block sm:block">{t.termNames[term].text}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
