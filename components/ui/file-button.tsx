import type { ComponentProps } from "react";
import { buttonClass } from "./button";
import { Icon } from "./icon";

/** A file field that looks like a button. `caption`: the button's words; `aria-label` names the field. */
export function FileButton({ id, caption, className = "", ...input }: ComponentProps<"input"> & { caption: string }) {
  return (
    <label
      htmlFor={id}
      className={`${buttonClass({ variant: "secondary" })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${className}`}
    >
      <Icon name="camera" size={18} />
      {caption}
      <input {...input} id={id} type="file" className="sr-only" />
    </label>
  );
}
