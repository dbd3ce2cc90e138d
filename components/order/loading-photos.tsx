import { WrittenDay } from "@/components/frame/day";
import type { ShownPhoto } from "@/lib/order/shipping";
import { text } from "@/lib/text";

const { shipping: t } = text.order;

export function LoadingPhotos({ photos, page }: { photos: ShownPhoto[]; page: string }) {
  const takenAt = photos.find((photo) => photo.takenAt)?.takenAt;
  return (
    <section aria-labelledby="cargue" className="mt-3 border-t border-line pt-3 text-sm">
      <h3 id="cargue" className="font-semibold">
        {t.photos}
      </h3>
      {takenAt && (
        <p className="text-xs text-muted">
          {t.taken} <WrittenDay at={takenAt} />
        </p>
      )}
      <ul className="mt-2 grid max-w-2xl grid-cols-3 gap-2">
        {photos.map(({ anchor, url, alt }) => (
          <li key={anchor}>
            <a href={`${page}#${anchor}`} className="block">
              <img
                src={url}
                alt={alt}
                width={400}
                height={300}
                loading="lazy"
                className="aspect-4/3 w-full rounded-control bg-sunken object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
