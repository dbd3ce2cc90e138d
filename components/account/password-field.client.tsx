"use client";

import { type ComponentProps, useState } from "react";
import { TextField } from "@/components/ui/form-fields";

type Props = ComponentProps<typeof TextField> & { copy: { show: string; hide: string } };

export function PasswordField({ copy, label, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextField required {...rest} label={label} type={isShown ? "text" : "password"} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        onClick={() => setShown(!isShown)}
        className="absolute top-0 right-0 -mt-3 min-h-9 text-sm font-semibold text-brand hover:underline"
      >
        {isShown ? copy.hide : copy.show} <span className="sr-only">{label}</span>
      </button>
    </div>
  );
}
