import { Icon } from "./icon";

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="-mb-4 flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-brand hover:underline print:hidden"
    >
      <Icon name="chevron-left" size={18} />
      {children}
    </a>
  );
}
