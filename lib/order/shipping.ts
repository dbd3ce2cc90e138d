import type { Order } from "@/lib/contract/order";
import type { Lading, LoadingPhoto } from "@/lib/contract/order-papers";
import { dateLabel, fill } from "@/lib/format";
import type { text } from "@/lib/text";
import { availablePapers, type PaperKind } from "./paper";

type Copy = (typeof text)["order"]["shipping"];

/** `anchor`: fragment on the photos page. */
export type ShownPhoto = { anchor: string; url: string; alt: string; takenAt: string | undefined };

type Shipping = { papers: PaperKind[]; lading: Lading | undefined; photos: ShownPhoto[] };

const shownPhoto = ({ url, alt, taken_at: takenAt }: LoadingPhoto, index: number, t: Copy): ShownPhoto => ({
  anchor: `foto-${index + 1}`,
  url,
  alt: alt?.trim() || fill(t.photo, { number: index + 1 }),
  takenAt: takenAt ?? undefined,
});

export function describeShipping(order: Order, t: Copy): Shipping {
  return {
    papers: availablePapers(order),
    lading: order.lading ?? undefined,
    photos: (order.loading_photos ?? []).map((photo, index) => shownPhoto(photo, index, t)),
  };
}

export function ladingFacts(lading: Lading, t: Copy): { label: string; value: string }[] {
  const { carrier, container, port_of_loading: from, port_of_discharge: to, issued_at: at } = lading;
  const facts = [
    { label: t.carrier, value: carrier },
    { label: t.container, value: container },
    { label: t.from, value: from },
    { label: t.to, value: to },
    { label: t.issued, value: at && dateLabel(at) },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** URL of the carrier's tracking page; undefined where none is configured (`LADING_URL`). */
export const ladingLink = (template: string | undefined, { number }: Lading): string | undefined =>
  template?.replace("{number}", () => encodeURIComponent(number));
