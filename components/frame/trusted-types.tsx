import { TRUSTED_TYPES } from "@/lib/inline-scripts";

/** What scripts of this page may write into it, see `TRUSTED_TYPES`. */
export function TrustedTypes() {
  return <script>{TRUSTED_TYPES}</script>;
}
