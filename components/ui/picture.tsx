import { pictureAt } from "./picture-address";

type Props = {
  src: string;
  alt: string;
  widths: readonly [number, ...number[]];
  sizes: string;
  ratio?: number;
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
