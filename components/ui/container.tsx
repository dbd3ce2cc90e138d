import type { ReactNode } from "react";

/** Page width and margins; on wide windows the margin fits the floating buttons (`shortcuts`). */
export function Container({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-page px-4 sm:px-6 lg:px-16 2xl:px-6 ${className}`}>{children}</div>;
}
