"use client";

import { useState } from "react";
import type { FormProps } from "./form-props";
import { NewPasswordFields } from "./new-password.client";
import { OldPasswordFields } from "./old-password.client";

type Way = "code" | "old";

export function PasswordFields(props: FormProps) {
  const { account, copy } = props;
  const [way, setWay] = useState<Way>("code");
  const t = copy.password;
  const ways: { value: Way; label: string }[] = [
    { value: "code", label: t.byCode },
    { value: "old", label: t.byOld },
  ];
  return (
    <div className="flex max-w-xl flex-col gap-4">
      {account.hasPassword && (
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t.way}</legend>
          <div className="flex flex-wrap gap-x-6">
            {ways.map(({ value, label }) => (
              <label key={value} className="flex min-h-11 items-center gap-2 text-sm">
                <input
                  type="radio"
                  name="way"
                  checked={way === value}
                  onChange={() => setWay(value)}
                  className="size-5 accent-brand"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {way === "code" ? <NewPasswordFields {...props} /> : <OldPasswordFields {...props} />}
    </div>
  );
}
