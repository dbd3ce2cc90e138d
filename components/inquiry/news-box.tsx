import type { ComponentProps } from "react";
import later from "@/messages/later.json";

/** The consent to marketing, which is one of its own and unticked. In the page from the start, so that nothing moves when the script comes. */
export function NewsBox(props: ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input {...props} type="checkbox" name="accepts_marketing" className="size-5 shrink-0 accent-brand" />
      {later.inquiry.marketing}
    </label>
  );
}
