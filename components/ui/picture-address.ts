/** Address of a picture in a given width, in pixels (specification 18.5). */
export function pictureAt(src: string, width: number): string {
  return `${src}${src.includes("?") ? "&" : "?"}w=${width}`;
}

export const withoutWidth = (address: string): string => address.replace(/[?&]w=\d+$/, "");
