import type { ComponentProps } from "react";
import { FIELD_LOOK } from "./field";
import { Icon } from "./icon";

/** `closed`: what the closed list shows instead of the chosen option's text. */
type Props = Omit<ComponentProps<"select">, "className"> & { closed?: string | undefined };

/** A native select with the arrow of the searchable list, so that both look the same. */
export const SelectBox = ({ closed, ...props }: Props) => (
  <span className="relative block">
    <select {...props} className={`${FIELD_LOOK} h-11 appearance-none truncate pr-11 disabled:bg-sunken disabled:text-muted`} />
    {closed && (
      <span
        aria-hidden="true"
        className="scripted pointer-events-none absolute inset-0 flex items-center rounded-control border border-line-strong bg-surface px-3"
      >
        {closed}
      </span>
    )}
    <span className="pointer-events-none absolute inset-y-0 right-0 flex w-11 items-center justify-center">
      <Icon name="chevron-down" size={18} />
    </span>
  </span>
);
