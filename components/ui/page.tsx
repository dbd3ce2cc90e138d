import type { ReactNode } from "react";
import { Container } from "./container";

/** The page's vertical rhythm: its children are sections with one distance between them. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <Container className="pb-16 pt-4 sm:pt-6">
      <div className="flex flex-col gap-8 sm:gap-12">{children}</div>
    </Container>
  );
}
