import { TRUSTED_TYPES } from "@/lib/inline-scripts";

export function TrustedTypes() {
  return <script>{TRUSTED_TYPES}</script>;
}
