import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fill } from "@/lib/format";
import type { PartRead } from "@/lib/http/reads";
import { text } from "@/lib/text";
import failed from "@/messages/failed.json";

/** Replaces a part that failed to load: name, gateway message and a retry link. */
export function Unavailable({ name, message = "" }: { name: string; message?: string }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-block border border-line bg-surface p-4 text-sm">
      <Icon name="warning" size={20} />
      <p className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
        {[fill(text.error.section, { what: name }), message].filter(Boolean).join(" ")}
      </p>
      <ButtonLink href="" variant="secondary" size="sm" className="min-h-11">
        {failed.retry}
      </ButtonLink>
    </div>
  );
}

/** A part of a member's page; `of`: the result of its `partRead`. */
export function Part<T>({ of, name, children }: { of: PartRead<T>; name: string; children: (value: T) => ReactNode }) {
  return of.isLoaded ? children(of.value) : <Unavailable name={name} message={of.message} />;
}
