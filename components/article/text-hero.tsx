import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";

type Props = { title: string; lead: string; picture: string; pictureAlt: string; children?: ReactNode };

export function TextHero({ title, lead, picture, pictureAlt, children }: Props) {
  return (
    <header className="grid overflow-hidden rounded-block border border-line bg-surface lg:grid-cols-[1.1fr_1fr]">
      <Picture
        src={picture}
        alt={pictureAlt}
        widths={[360, 750, 1200]}
        sizes="(min-width: 64rem) 40rem, 100vw"
        ratio={16 / 9}
        priority
        className="aspect-3/1 size-full object-cover lg:order-last"
      />
      <div className="flex flex-col items-start justify-center gap-4 p-5 sm:p-8">
        <h1 className="text-hero">{title}</h1>
        <p className="max-w-prose text-muted sm:text-lg sm:leading-7">{lead}</p>
        {children}
      </div>
    </header>
  );
}
