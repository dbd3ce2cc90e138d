import type { ReactNode } from "react";

/**
 * The page's width and its side margins. Everything that is not edge to edge stands in one. In wide windows the margin has room for the round
 * buttons of `shortcuts` (app/globals.css).
 */
export function Container({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-page px-4 sm:px-6 lg:px-16 2xl:px-6 ${className}`}>{children}</div>;
}
