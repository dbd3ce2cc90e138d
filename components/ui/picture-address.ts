/** Address of a picture in a width of its own, in pixels (specification 18.5). */
export function pictureAt(src: string, width: number): string {
  return `${src}${src.includes("?") ? "&" : "?"}w=${width}`;
}

export const withoutWidth = (address: string): string => address.replace(/[?&]w=\d+$/, "");
