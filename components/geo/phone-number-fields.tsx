import type { ComponentProps } from "react";
import { SelectField, TextField } from "@/components/ui/form-fields";
import type { Country } from "@/lib/geo";
import { CallingCodes } from "./calling-codes.client";

type Props = {
  code: ComponentProps<typeof SelectField>;
  number: ComponentProps<typeof TextField>;
  /** Countries in the HTML, see `CallingCodes`. */
  countries: Country[];
  chosen: string;
};

/** Calling code and number side by side; the closed list of codes shows the code alone. */
export function PhoneNumberFields({ code, number, countries, chosen }: Props) {
  return (
    <div className="flex items-start gap-2 sm:gap-4">
      <div className="shrink-0 basis-28">
        <SelectField {...code} closed={chosen && `+${chosen}`}>
          <CallingCodes near={countries} chosen={chosen} isCodeFirst />
        </SelectField>
      </div>
      <div className="min-w-0 flex-1">
        <TextField {...number} type="tel" autoComplete="tel-national" />
      </div>
    </div>
  );
}
