/** Request header in which the middleware tells a personal page its own path and query. */
export const PATH_HEADER = "x-path";
