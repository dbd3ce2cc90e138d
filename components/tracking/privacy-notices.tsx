import { findArticle } from "@/lib/article";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import { PrivacyNotices as Island } from "./privacy-notices.client";

const POLICY = "politica-de-privacidad";

/** The policy that a person agrees to; a newer one asks anew. */
const VERSION = findArticle(POLICY)?.modified.slice(0, 10) ?? "";

/** The consent notice, the agreement popup and, after a yes, the recorder (SPEC.md sections 4 and 7). */
export function PrivacyNotices() {
  return (
    <Island
      version={VERSION}
      isMeasurable={env.TRACKING_URL !== undefined}
      links={{ policy: routes.article(POLICY), agreement: routes.article("acuerdo-de-usuario") }}
    />
  );
}
