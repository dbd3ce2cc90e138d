import { Icon } from "./icon";

/** The top of a sheet: what it is, and the way out of it, which stays in sight. `id`: the popover that it closes. */
export function SheetTitle({ id, title, close }: { id: string; title: string; close: string }) {
  return (
    <div className="sheet-title">
      <p className="font-bold">{title}</p>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={close}
        className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-brand-soft hover:text-brand"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
