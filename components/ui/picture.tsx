import { pictureAt } from "./picture-address";

type Props = {
  src: string;
  alt: string;
  /** Widths in pixels, ascending; the first is the fallback. */
  widths: readonly [number, ...number[]];
  /** The `sizes` attribute. */
  sizes: string;
  /** Width / height, reserves space. */
  ratio?: number;
  /** Loaded eagerly. */
  priority?: boolean;
  className?: string | undefined;
};

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
