import type { Metadata } from "next";
import { Container } from "@/components/ui/container";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.error;

export const metadata: Metadata = { title: t.notFoundTitle, robots: { index: false } };

/** Small, since it is part of every page. It is shown only for a 404 that arises in the browser; the server sends `/error/404` instead. */
export default function NotFound() {
  return (
    <Container className="py-10">
      <h1>{t.notFoundTitle}</h1>
      <p>{t.notFoundText}</p>
      <a href={routes.home}>{t.goHome}</a>
    </Container>
  );
}
