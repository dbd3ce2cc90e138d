"use client";

import { WrittenDay } from "@/components/frame/day";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { priceMove, type ShownFavorite } from "@/lib/favorite";
import { fill, money } from "@/lib/format";
import { routes } from "@/lib/routes";
import type { FavoriteCopy } from "./copy";

const TONES = { up: "text-accent-strong", down: "font-semibold text-brand" };

type Props = { favorite: ShownFavorite; copy: FavoriteCopy; onAdd: () => void; onRemove: () => void };

export function FavoriteCard({ favorite, copy, onAdd, onRemove }: Props) {
  const { obj_id: id, name, cover, priceText, saved_at: savedAt, is_available: isAvailable, minimum } = favorite;
  const move = priceMove(favorite);
  const hasMoved = move && move.kind !== "same";
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card">
      <div className={`aspect-square bg-sunken ${isAvailable ? "" : "opacity-50"}`}>
        {cover && (
          <Picture
            src={cover}
            alt=""
            widths={[220, 480]}
            sizes="(min-width: 80rem) 15rem, (min-width: 48rem) 30vw, 46vw"
            className="size-full object-cover"
          />
        )}
      </div>
      <button
        type="button"
        aria-label={fill(copy.remove, { name })}
        onClick={onRemove}
        className="absolute right-1 top-1 flex size-11 items-center justify-center rounded-full bg-surface/95 text-accent shadow-card hover:text-accent-strong"
      >
        <Icon name="heart" className="fill-current" />
      </button>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h2 className="text-sm font-medium leading-5 tracking-normal">
          <a href={routes.product(id)} className="line-clamp-4 hover:text-brand hover:underline">
            {name}
          </a>
        </h2>
        <p className="font-bold tracking-tight">
          <span className="sr-only">{copy.priceNow}: </span>
          {priceText}
        </p>
        {minimum && <p className="text-xs">{minimum}</p>}
        {hasMoved && isAvailable && (
          <p className={`text-xs ${TONES[move.kind]}`}>
            {fill(copy[move.kind], { difference: money(move.difference), before: money(move.before) })}
          </p>
        )}
        {!isAvailable && <p className="text-xs font-semibold text-accent-strong">{copy.unavailable}</p>}
        {(hasMoved || !isAvailable) && (
          <p className="text-xs text-muted">
            {copy.savedOn} <WrittenDay at={savedAt} />
          </p>
        )}
        {isAvailable && <Actions favorite={favorite} copy={copy} onAdd={onAdd} />}
      </div>
    </article>
  );
}

function Actions({ favorite, copy, onAdd }: Omit<Props, "onRemove">) {
  const { obj_id: id, name, has_variants: hasVariants, listHref } = favorite;
  return (
    <div className="mt-auto flex flex-col pt-2">
      {hasVariants ? (
        <ButtonLink href={`${routes.product(id)}#variantes`} variant="secondary" size="sm" className="w-full">
          {copy.choose}
        </ButtonLink>
      ) : (
        <Button size="sm" onClick={onAdd} className="w-full">
          {copy.add}
        </Button>
      )}
      {listHref && (
        <a
          href={listHref}
          className="inline-flex min-h-11 items-center justify-center text-xs font-semibold text-brand hover:underline sm:text-sm"
        >
          {copy.addToList}
          <span className="sr-only">: {name}</span>
        </a>
      )}
    </div>
  );
}
