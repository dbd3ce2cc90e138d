"use client";

import { Icon, type IconName } from "@/components/ui/icon";
import { pictureAt } from "@/components/ui/picture-address";
import { type GroupName, markedParts, type Suggestion, type SuggestionGroup } from "@/lib/search";
import later from "@/messages/later.json";

const t = later.search;

const ICONS: Record<GroupName, IconName> = {
  terms: "search",
  popular: "search",
  products: "tag",
  categories: "grid",
  shops: "shop",
  recent: "search",
};

type Props = {
  id: string;
  optionId: (index: number) => string;
  groups: SuggestionGroup[];
  typed: string;
  active: number;
  onSearch: (text: string) => void;
  onForget: (text: string) => void;
};

export function SuggestionList({ id, optionId, groups, typed, active, onSearch, onForget }: Props) {
  const firstIndex = (group: SuggestionGroup) =>
    groups.slice(0, groups.indexOf(group)).reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div role="listbox" id={id} aria-label={t.label} className="grid gap-x-4 md:grid-cols-2">
      {groups.map((group) => (
        <fieldset key={group.name} aria-label={t[group.name]} className="min-w-0">
          <div aria-hidden="true" className="px-2 pt-2 pb-1 text-xs font-semibold text-muted">
            {t[group.name]}
          </div>
          {group.items.map((item, index) => {
            const option = firstIndex(group) + index;
            const optionProps = { id: optionId(option), isActive: option === active, icon: ICONS[group.name], item, typed };
            return item.href === undefined ? (
              <WordsOption
                key={item.label}
                {...optionProps}
                onSearch={onSearch}
                onForget={group.name === "recent" ? onForget : undefined}
              />
            ) : (
              <LinkOption key={item.href} {...optionProps} href={item.href} />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

type OptionProps = { id: string; isActive: boolean; icon: IconName; item: Suggestion; typed: string };

const OPTION =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1 text-left text-sm hover:bg-brand-soft aria-selected:bg-brand-soft aria-selected:text-brand";

function LinkOption({ id, isActive, href, ...line }: OptionProps & { href: string }) {
  return (
    <a id={id} role="option" aria-selected={isActive} tabIndex={-1} href={href} className={OPTION}>
      <Line {...line} />
    </a>
  );
}

type WordsProps = OptionProps & { onSearch: Props["onSearch"]; onForget: Props["onForget"] | undefined };

/** Recent searches are removed by pointer here, by Delete, or all at once by the button below. */
function WordsOption({ id, isActive, onSearch, onForget, ...line }: WordsProps) {
  return (
    <div role="presentation" className="flex items-center">
      <button
        type="button"
        id={id}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        onClick={() => onSearch(line.item.label)}
        className={OPTION}
      >
        <Line {...line} />
      </button>
      {onForget && (
        <button
          type="button"
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => onForget(line.item.label)}
          className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-brand-soft hover:text-brand"
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}

function Line({ icon, item: { label, note, image }, typed }: Pick<OptionProps, "icon" | "item" | "typed">) {
  return (
    <>
      {image ? (
        <img src={pictureAt(image, 96)} alt="" width={36} height={36} className="size-9 shrink-0 rounded-md object-cover" />
      ) : (
        <span className="flex size-9 shrink-0 items-center justify-center text-muted">
          <Icon name={icon} size={18} />
        </span>
      )}
      <span className={`min-w-0 flex-1${image ? " py-1" : ""}`}>
        <span className="line-clamp-2">
          {markedParts(label, typed).map(({ start, part, isTyped }) => (isTyped ? <b key={start}>{part}</b> : part))}
        </span>
        {note && <span className={`block text-xs ${image ? "font-semibold" : "text-muted"}`}>{note}</span>}
      </span>
    </>
  );
}
