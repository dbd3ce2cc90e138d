import { Page } from "@/components/ui/page";
import { env } from "@/lib/env";

export const ensureStatic = "navigation";

export default function Home() {
  return (
    <Page>
      <h1 className="text-hero">{env.SITE_NAME}</h1>
    </Page>
  );
}
