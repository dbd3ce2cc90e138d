import type { ReactNode } from "react";
import type { TextSection } from "@/lib/article";
import { Contents, FoldedContents } from "./contents";
import { TextSections } from "./text-sections";

type Props = {
  sections: TextSection[];
  /** Whether the page itself has the contents for narrow windows, further up. */
  hasOwnContents?: boolean;
  children?: ReactNode;
};

export function LongText({ sections, hasOwnContents = false, children }: Props) {
  return (
    <div className="flex flex-col gap-6">
      {!hasOwnContents && <FoldedContents sections={sections} />}
      <div className="grid gap-x-14 lg:grid-cols-[16rem_minmax(0,65ch)]">
        <Contents sections={sections} />
        <div className="flex flex-col items-start gap-8">
          <TextSections sections={sections} />
          {children}
        </div>
      </div>
    </div>
  );
}
