import type { ComponentProps } from "react";

type Look = "primary" | "secondary" | "quiet" | "accent";
type Size = "sm" | "md" | "lg";

const LOOKS: Record<Look, string> = {
  primary: "button-primary",
  secondary: "button-secondary",
  quiet: "button-quiet",
  accent: "button-accent",
};
const SIZES: Record<Size, string> = { sm: "button-sm", md: "button-md", lg: "button-lg" };

type Styled = { look?: Look | undefined; size?: Size | undefined };

/** The looks of a button, for buttons and for links that act like one. */
export function buttonLook({ look = "primary", size = "md" }: Styled = {}): string {
  return `button ${LOOKS[look]} ${SIZES[size]}`;
}

export function Button({ look, size, className = "", type = "button", ...rest }: ComponentProps<"button"> & Styled) {
  return <button type={type} className={`${buttonLook({ look, size })} ${className}`} {...rest} />;
}

export function ButtonLink({ look, size, className = "", ...rest }: ComponentProps<"a"> & Styled) {
  return <a className={`${buttonLook({ look, size })} ${className}`} {...rest} />;
}
