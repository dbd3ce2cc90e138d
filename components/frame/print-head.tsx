import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";
import { writtenDate } from "@/lib/written-date";
import { FRAME } from "./data";
import { Logo } from "./logo";

const { name, company } = FRAME.site;

export function PrintHead({ path }: { path: string }) {
  const page = { day: writtenDate(new Date().toISOString()), address: env.SITE_URL + path };
  return (
    <div className="hidden border-b border-line text-sm print:block">
      <p className="flex items-center gap-2 text-base font-extrabold">
        <Logo label="" />
        {name}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {[company.name, company.address, company.phone, company.email].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className="mb-2">{fill(text.product.printed, page)}</p>
    </div>
  );
}
