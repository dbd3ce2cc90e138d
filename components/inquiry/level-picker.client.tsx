"use client";

import useSWR from "swr";
import { FIELD_LOOK, Field } from "@/components/ui/field";
import { subCategories } from "@/lib/inquiry/client";
import later from "@/messages/later.json";
import { fieldId } from "./bound-field";
import { LONG_FORM } from "./long-fields";

const t = later.inquiry;

type Level = { id: string; name: string };
type Props = { top: Level[]; value: Level[]; onChange: (levels: Level[]) => void };

/** Three levels of category, each under the one before it; the lower ones are read when they are needed. */
export function LevelPicker({ top, value, onChange }: Props) {
  const second = useSubCategories(value[0]?.id);
  const third = useSubCategories(value[1]?.id);
  const lists = [
    { label: t.level1, options: top },
    { label: t.level2, options: second.data ?? value.slice(1, 2) },
    { label: t.level3, options: third.data ?? value.slice(2, 3) },
  ];
  const choose = (level: number, id: string) => {
    const chosen = lists[level]?.options.find((option) => option.id === id);
    onChange([...value.slice(0, level), ...(chosen ? [{ id: chosen.id, name: chosen.name }] : [])]);
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      {lists.map(({ label, options }, level) => {
        const id = fieldId(LONG_FORM, `level${level + 1}`);
        return (
          <Field key={id} id={id} label={label} optional={level === 0 ? t.optional : undefined}>
            <select
              id={id}
              value={value[level]?.id ?? ""}
              disabled={level > value.length || options.length === 0}
              onChange={({ currentTarget }) => choose(level, currentTarget.value)}
              className={`${FIELD_LOOK} h-11 disabled:bg-sunken`}
            >
              <option value="">{t.levelAny}</option>
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.name}
                </option>
              ))}
            </select>
          </Field>
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

const useSubCategories = (parentId: string | undefined) =>
  useSWR(parentId && `categories below ${parentId}`, () => (parentId ? subCategories(parentId) : []), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
