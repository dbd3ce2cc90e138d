"use client";

import type { ControllerRenderProps } from "react-hook-form";
import { controlProps, Field } from "@/components/ui/field";
import { Searchable } from "@/components/ui/searchable.client";
import { COMMON_UNITS } from "@/lib/common-units";
import type { UnitOption } from "@/lib/unit";
import later from "@/messages/later.json";

const t = later.inquiry;

type Props = {
  id: string;
  field: Pick<ControllerRenderProps, "name" | "onChange" | "onBlur" | "ref"> & { value: string };
  error: string | undefined;
  units: UnitOption[];
  /** Options of the plain select, where `units` are too many for it. */
  commonUnits?: UnitOption[];
};

export function UnitField({ id, field: { name, value, onChange, onBlur, ref }, error, units, commonUnits }: Props) {
  const firstCount = units.findIndex((unit) => !COMMON_UNITS.includes(unit.value));
  return (
    <Field id={id} label={t.unit} error={error}>
      <Searchable
        name={name}
        blank={t.unitChoose}
        control={{ ...controlProps(id, { error }), "aria-required": true }}
        {...(commonUnits && { common: commonUnits })}
        choices={units}
        {...(firstCount > 0 && { firstCount })}
        others={t.unitOthers}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        inputRef={ref}
        copy={{ placeholder: t.unitChoose, none: t.unitNone, open: t.unitOpen, more: t.unitMore }}
      />
    </Field>
  );
}
