import type { ReactNode } from "react";
import { supportsReferences } from "@/lib/cart/server";
import { optionalRead } from "@/lib/http/reads";
import { getTopCategories } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { hasTeams } from "@/lib/team/server";
import { text } from "@/lib/text";
import { FRAME, MENU_LINKS } from "./data";
import { Frame } from "./frame.client";
import { SpeculationRules } from "./speculation-rules";
import { TrustedTypes } from "./trusted-types";

export async function Document({ children }: { children: ReactNode }) {
  const [categories = [], hasReferences, hasTeam] = await Promise.all([
    optionalRead(getTopCategories()),
    optionalRead(supportsReferences()),
    optionalRead(hasTeams()),
  ]);
  return (
    <html lang="es-CO">
      <body className="flex flex-col">
        <TrustedTypes />
        <Frame
          data={hasTeam ? FRAME : { ...FRAME, memberLinks: FRAME.memberLinks.filter(({ href }) => href !== routes.team) }}
          extraLinks={hasReferences ? [...MENU_LINKS, { href: routes.references, label: text.frame.references }] : MENU_LINKS}
          categories={categories.map(({ id, name, img }) => ({
            id,
            label: name,
            ...(img && { img }),
          }))}
        >
          {children}
        </Frame>
        <SpeculationRules />
      </body>
    </html>
  );
}
