import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { SelectBox } from "@/components/ui/select-box";
import { text } from "@/lib/text";
import type { Town } from "./loaded-towns.client";

const t = text.address.form;

/** Without scripts this form asks for the department first; the page then loads again with the towns of that department. */
export function TownsStep({ departments, chosen }: { departments: Town[]; chosen: string }) {
  return (
    <form className="flex flex-wrap items-end gap-3 rounded-card bg-sunken p-4">
      <div className="min-w-56 flex-1">
        <Field id="towns-step" label={t.department} hint={t.noScriptTowns}>
          <SelectBox id="towns-step" name="department" defaultValue={chosen}>
            {departments.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectBox>
        </Field>
      </div>
      <Button type="submit" variant="secondary">
        {t.showTowns}
      </Button>
    </form>
  );
}
