import { Icon } from "./icon";

/** Sticky title of a sheet; `id`: the popover to close. */
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
