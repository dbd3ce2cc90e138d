import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { SheetTitle } from "@/components/ui/sheet-title";
import { text } from "@/lib/text";

type Props = {
  id: string;
  label: ReactNode;
  icon: IconName;
  title: string;
  children: ReactNode;
};

export function ListSheet({ id, label, icon, title, children }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 w-full items-center gap-2 [overflow-wrap:anywhere] rounded-card border border-line bg-surface px-3 text-sm font-semibold lg:hidden"
      >
        <Icon name={icon} size={18} />
        {label}
        <Icon name="chevron-down" size={18} className="ml-auto max-sm:hidden" />
      </button>
      <section
        id={id}
        popover="auto"
        aria-label={title}
        className="max-lg:popover-sheet outline-none max-lg:scroll-pb-20 max-lg:pb-0 lg:static lg:block lg:w-auto lg:overflow-visible lg:bg-transparent lg:text-inherit"
      >
        <SheetTitle id={id} title={title} close={text.listing.close} />
        {children}
      </section>
    </>
  );
}
