import { Picture } from "./picture";

/** Small square picture. Its `alt` is empty: the text beside it says what it is of. */
export function Thumbnail({ src }: { src: string }) {
  return <Picture src={src} alt="" widths={[96, 144]} sizes="56px" className="size-14 shrink-0 rounded-control object-cover" />;
}
