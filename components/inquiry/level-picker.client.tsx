"use client";

import { useRef } from "react";
import type { UseControllerReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { SelectBox } from "@/components/ui/select-box";
import { useChoiceBeforeHydration } from "@/components/ui/use-choice-before-hydration";
import { type LongInput, levelText } from "@/lib/inquiry/form";
import { useSubcategories } from "@/lib/product/subcategories.client";
import later from "@/messages/later.json";
import { fieldId, LONG_FORM } from "./fields";

const t = later.inquiry;

type Level = LongInput["levels"][number];
type Props = { top: Level[] } & Pick<UseControllerReturn<LongInput, "levels">, "field">;

/** Chooses the category of the goods in three levels. Lower levels are loaded when they can be chosen. Without scripts there is only the first. */
export function LevelPicker({ top, field: { value, onChange } }: Props) {
  const first = useRef<HTMLDivElement>(null);
  const second = useSubcategories(value[0]?.id);
  const third = useSubcategories(value[1]?.id);
  const lists = [
    { label: t.level1, options: top },
    { label: t.level2, options: second.data ?? value.slice(1, 2) },
    { label: t.level3, options: third.data ?? value.slice(2, 3) },
  ];
  const choose = (level: number, text: string) => {
    const chosen = lists[level]?.options.find((option) => levelText(option) === text);
    onChange([...value.slice(0, level), ...(chosen ? [{ id: chosen.id, name: chosen.name }] : [])]);
  };
  const chosenFirst = value[0] ? levelText(value[0]) : "";
  useChoiceBeforeHydration(
    first,
    chosenFirst,
    (element) => element.querySelector("select")?.value,
    (text) => choose(0, text),
  );
  return (
    <div ref={first} className="grid items-start gap-4 sm:grid-cols-3">
      {lists.map(({ label, options }, level) => {
        const name = `level${level + 1}`;
        const id = fieldId(LONG_FORM, name);
        const chosen = value[level];
        return (
          <div key={id} hidden={level > value.length} className={level > 0 && options.length === 0 ? "scripted" : undefined}>
            <Field id={id} label={label} optional={level === 0 ? t.optional : undefined}>
              <SelectBox
                id={id}
                name={name}
                value={chosen ? levelText(chosen) : ""}
                disabled={level > value.length || options.length === 0}
                onChange={({ currentTarget }) => choose(level, currentTarget.value)}
              >
                <option value="">{t.levelAny}</option>
                {options.map((option) => (
                  <option key={option.id} value={levelText(option)}>
                    {option.name}
                  </option>
                ))}
              </SelectBox>
            </Field>
          </div>
        );
      })}
      {(second.error || third.error) && (
        <p role="status" className="text-sm text-muted sm:col-span-3">
          {t.levelFailed}
        </p>
      )}
    </div>
  );
}
