import type { ComponentProps } from "react";
import { FIELD_LOOK } from "./field";
import { Icon } from "./icon";

/** A native select with the arrow of the searchable list, so that both look the same. */
export const SelectBox = (props: Omit<ComponentProps<"select">, "className">) => (
  <span className="relative block">
    <select {...props} className={`${FIELD_LOOK} h-11 appearance-none truncate pr-11 disabled:bg-sunken disabled:text-muted`} />
    <span className="pointer-events-none absolute inset-y-0 right-0 flex w-11 items-center justify-center">
      <Icon name="chevron-down" size={18} />
    </span>
  </span>
);
