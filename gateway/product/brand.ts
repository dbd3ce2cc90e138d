/** SQL over product `p` of shop `s`: the brand that goods were given, else a factory's own name, which stands on what it makes; null for a trader's. */
export const BRAND = "coalesce(p.brand, case when s.factory then split_part(s.name, ' ', 1) end)";
