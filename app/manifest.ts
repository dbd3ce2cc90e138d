import type { MetadataRoute } from "next";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const COLOUR = { brand: "#0a6a4b", paper: "#f7f5f0" };

/** Web app manifest. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: routes.home,
    name: env.SITE_NAME,
    short_name: env.SITE_NAME,
    description: text.home.description,
    lang: "es-CO",
    start_url: routes.home,
    scope: routes.home,
    display: "standalone",
    theme_color: COLOUR.brand,
    background_color: COLOUR.paper,
    categories: ["shopping", "business"],
    icons: [
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: text.frame.allProducts, url: routes.shopProducts() },
      { name: text.frame.requestQuote, url: routes.quote },
    ],
  };
}
