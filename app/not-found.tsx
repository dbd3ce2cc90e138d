import type { Metadata } from "next";
import { Container } from "@/components/ui/container";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.error;

export const metadata: Metadata = { title: t.notFoundTitle, robots: { index: false } };

/** Shown on client-side errors only and part of every page, so it is small; the server sends `/error/404`. */
export default function NotFound() {
  return (
    <Container className="py-10">
      <h1>{t.notFoundTitle}</h1>
      <p>{t.notFoundText}</p>
      <a href={routes.home}>{t.goHome}</a>
    </Container>
  );
}
