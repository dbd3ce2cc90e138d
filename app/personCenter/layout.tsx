import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { MemberFrame } from "@/components/member/member-frame";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import { PATH_HEADER } from "@/lib/session";
import { text } from "@/lib/text";

export const metadata: Metadata = { title: { template: `%s – ${env.SITE_NAME}`, default: text.member.overview } };

/** Specification 3.1; the middleware redirects guests. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const path = (await headers()).get(PATH_HEADER) ?? routes.member;
  return <MemberFrame currentPath={path.split("?")[0] ?? path}>{children}</MemberFrame>;
}
