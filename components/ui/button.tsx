import type { ComponentProps } from "react";

type Look = "primary" | "secondary" | "quiet" | "accent";
type Size = "sm" | "md" | "lg";

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-control py-1.5 font-semibold transition-colors duration-150 disabled:opacity-50 select-none text-center";
const LOOKS: Record<Look, string> = {
  primary: "bg-brand text-white hover:bg-brand-strong",
  secondary: "border border-line-strong bg-surface text-ink hover:border-brand hover:text-brand",
  quiet: "text-brand hover:bg-brand-soft",
  accent: "bg-accent text-white hover:bg-accent-strong",
};
const SIZES: Record<Size, string> = {
  sm: "min-h-9 px-3 text-sm",
  md: "min-h-11 px-4 text-sm",
  lg: "min-h-12 px-5 text-base",
};

type Styled = { look?: Look | undefined; size?: Size | undefined };

/** The looks of a button, for buttons and for links that act like one. */
export function buttonLook({ look = "primary", size = "md" }: Styled = {}): string {
  return `${BASE} ${LOOKS[look]} ${SIZES[size]}`;
}

export function Button({ look, size, className = "", type = "button", ...rest }: ComponentProps<"button"> & Styled) {
  return <button type={type} className={`${buttonLook({ look, size })} ${className}`} {...rest} />;
}

export function ButtonLink({ look, size, className = "", ...rest }: ComponentProps<"a"> & Styled) {
  return <a className={`${buttonLook({ look, size })} ${className}`} {...rest} />;
}
