import type { ComponentProps } from "react";

type ButtonVariant = "primary" | "secondary" | "quiet" | "accent";
type Size = "sm" | "md" | "lg";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "button-primary",
  secondary: "button-secondary",
  quiet: "button-quiet",
  accent: "button-accent",
};
const SIZES: Record<Size, string> = { sm: "button-sm", md: "button-md", lg: "button-lg" };

type Styled = { variant?: ButtonVariant | undefined; size?: Size | undefined };

/** For buttons, and links that look like one. */
export function buttonClass({ variant = "primary", size = "md" }: Styled = {}): string {
  return `button ${VARIANTS[variant]} ${SIZES[size]}`;
}

export function Button({ variant, size, className = "", type = "button", ...rest }: ComponentProps<"button"> & Styled) {
  return <button type={type} className={`${buttonClass({ variant, size })} ${className}`} {...rest} />;
}

export function ButtonLink({ variant, size, className = "", ...rest }: ComponentProps<"a"> & Styled) {
  return <a className={`${buttonClass({ variant, size })} ${className}`} {...rest} />;
}
