import { pictureAt } from "./picture-address";

type Props = {
  src: string;
  alt: string;
  /** Widths in pixels that the browser may choose from, smallest first; the first is the one for old browsers. */
  widths: readonly [number, ...number[]];
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** Width over height; keeps the place while the picture loads. */
  ratio?: number;
  /** The picture that the page is opened for: loaded first, never lazily. */
  priority?: boolean;
  className?: string | undefined;
};

/** A picture in the widths that the media service makes, with its place kept. */
export function Picture({ src, alt, widths, sizes, ratio = 1, priority = false, className }: Props) {
  const [smallest] = widths;
  return (
    <img
      src={pictureAt(src, smallest)}
      srcSet={widths.map((width) => `${pictureAt(src, width)} ${width}w`).join(", ")}
      sizes={sizes}
      alt={alt}
      width={smallest}
      height={Math.round(smallest / ratio)}
      {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
      {...(className && { className })}
    />
  );
}
