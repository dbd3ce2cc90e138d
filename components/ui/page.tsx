import type { ReactNode } from "react";
import { Container } from "./container";

/** Spacing between sections. `borderless`: no border below the header. */
export function Page({ children, borderless = false }: { children: ReactNode; borderless?: boolean }) {
  return (
    <Container className="pb-16 pt-4 sm:pt-6">
      <div data-borderless={borderless || undefined} className="flex flex-col gap-8 sm:gap-12">
        {children}
      </div>
    </Container>
  );
}
