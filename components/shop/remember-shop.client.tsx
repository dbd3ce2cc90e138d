"use client";

import { useEffect } from "react";
import { afterLoad } from "@/lib/after-load";
import { rememberShop, type SeenShop } from "@/lib/shop/seen";

/** Keeps in this browser that a shop was visited, for the way back to it. */
export function RememberShop({ href, name }: SeenShop) {
  useEffect(() => afterLoad(() => rememberShop({ href, name })), [href, name]);
  return null;
}
