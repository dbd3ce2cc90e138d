import type { Slide } from "@/lib/contract/home";
import { routes } from "@/lib/routes";

const isWebAddress = (address: string) => /^https?:\/\//i.test(address) || /^\/(?!\/)/.test(address);

/** Target of a slide (specification 11.3), by default a list of a campaign; undefined for `javascript:` and other schemes. */
export function slideHref({ type, content }: Pick<Slide, "type" | "content">): string | undefined {
  if (type === "shop") return routes.shop(content);
  if (type === "goods") return routes.product(content);
  if (type === "link") return isWebAddress(content) ? content : undefined;
  return `/productsIn${content}`;
}
