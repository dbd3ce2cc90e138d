import { type UseFormReturn, useController } from "react-hook-form";
import { controlProps, Field } from "@/components/ui/field";
import { Searchable } from "@/components/ui/searchable.client";
import type { useFieldChecks } from "@/components/ui/use-field-checks";
import type { AddressInput } from "@/lib/address";
import type { AddressForm } from "@/lib/address/form";
import type { AddressCopy } from "./address-copy";
import { type Town, useTowns } from "./use-towns";

type Props = {
  form: UseFormReturn<AddressInput, unknown, AddressForm>;
  checks: ReturnType<typeof useFieldChecks<keyof AddressInput>>;
  copy: AddressCopy["form"];
  departments: Town[];
  /** For the initial department. */
  first: { of: string; towns: Town[] };
  fieldError: (name: keyof AddressInput) => string | undefined;
};

/** Choosing a department loads its municipalities. */
export function PlaceFields({ form: { control }, checks, copy: t, departments, first, fieldError }: Props) {
  const department = useController({ control, name: "department", rules: checks("department") });
  const municipality = useController({ control, name: "municipality", rules: checks("municipality") });
  const { towns, hasFailed, retry } = useTowns(department.field.value, first);
  const search = { placeholder: t.search, none: t.none, open: t.open };
  const [departmentError, townError] = [fieldError("department"), fieldError("municipality")];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id="address-department" label={t.department} error={departmentError}>
        <Searchable
          control={controlProps("address-department", { error: departmentError })}
          name="department"
          blank={t.choose}
          choices={departments}
          value={department.field.value}
          onChange={(chosen) => {
            if (chosen !== department.field.value) municipality.field.onChange("");
            department.field.onChange(chosen);
          }}
          onBlur={department.field.onBlur}
          inputRef={department.field.ref}
          copy={search}
        />
      </Field>
      <Field id="address-municipality" label={t.municipality} error={townError}>
        <Searchable
          key={department.field.value}
          control={controlProps("address-municipality", { error: townError })}
          name="municipality"
          blank={department.field.value ? t.choose : t.chooseDepartmentFirst}
          isDisabled={towns.length === 0}
          choices={towns}
          value={municipality.field.value}
          onChange={municipality.field.onChange}
          onBlur={municipality.field.onBlur}
          inputRef={municipality.field.ref}
          copy={search}
        />
        {hasFailed && (
          <p role="alert" className="text-sm">
            {t.townsFailed}{" "}
            <button type="button" onClick={retry} className="min-h-6 font-semibold text-brand underline">
              {t.retry}
            </button>
          </p>
        )}
      </Field>
    </div>
  );
}
