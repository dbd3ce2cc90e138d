"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { controlProps, Field } from "@/components/ui/field";
import { Searchable } from "@/components/ui/searchable.client";
import type { useFieldChecks } from "@/components/ui/use-field-checks";
import type { AddressInput } from "@/lib/address";
import type { AddressForm } from "@/lib/address/form";
import type { AddressCopy } from "./address-copy";
import type { LoadedTownsProps, Town } from "./loaded-towns.client";

const LoadedTowns = lazy<(props: LoadedTownsProps) => ReactNode>(() =>
  import("./loaded-towns.client").then(
    (loaded) => ({ default: loaded.LoadedTowns }),
    (error: unknown) => {
      console.warn("municipalities not loaded:", error);
      return { default: ({ children }) => children([], () => window.location.reload()) };
    },
  ),
);

type Props = {
  form: UseFormReturn<AddressInput, unknown, AddressForm>;
  checks: ReturnType<typeof useFieldChecks<keyof AddressInput>>;
  copy: AddressCopy["form"];
  departments: Town[];
  initial: { department: string; towns: Town[] };
  fieldError: (name: keyof AddressInput) => string | undefined;
};

/** Department and municipality. The page has the towns of the initial department; those of other departments are loaded. */
export function PlaceFields({
  form: { control, setValue, clearErrors },
  checks,
  copy: t,
  departments,
  initial,
  fieldError,
}: Props) {
  const department = useController({ control, name: "department", rules: checks("department") });
  const municipality = useController({ control, name: "municipality", rules: checks("municipality") });
  const search = { placeholder: t.search, none: t.none, open: t.open };
  const chosen = department.field.value;
  const departmentError = fieldError("department");
  const townError = chosen ? fieldError("municipality") : undefined;
  const townField: LoadedTownsProps["children"] = (towns, retry) => (
    <Field id="address-municipality" label={t.municipality} error={townError}>
      <Searchable
        key={chosen}
        control={controlProps("address-municipality", { error: townError })}
        name="municipality"
        blank={chosen ? t.choose : t.chooseDepartmentFirst}
        isDisabled={towns.length === 0}
        choices={towns}
        value={municipality.field.value}
        onChange={municipality.field.onChange}
        onBlur={municipality.field.onBlur}
        inputRef={municipality.field.ref}
        copy={search}
      />
      {retry && (
        <p role="alert" className="text-sm">
          {t.townsFailed}{" "}
          <button type="button" onClick={retry} className="min-h-6 font-semibold text-brand underline">
            {t.retry}
          </button>
        </p>
      )}
    </Field>
  );
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
            if (chosen !== department.field.value) {
              setValue("municipality", "");
              clearErrors("municipality");
            }
            department.field.onChange(chosen);
          }}
          onBlur={department.field.onBlur}
          inputRef={department.field.ref}
          copy={search}
        />
      </Field>
      {chosen === "" || chosen === initial.department ? (
        townField(chosen === "" ? [] : initial.towns)
      ) : (
        <Suspense fallback={townField([])}>
          <LoadedTowns department={chosen}>{townField}</LoadedTowns>
        </Suspense>
      )}
    </div>
  );
}
