"use client";

import { useEffect } from "react";
import { afterLoad } from "@/lib/after-load.client";
import { rememberShop, type SeenShop } from "@/lib/shop/seen";

export function RememberShop({ href, name }: SeenShop) {
  useEffect(() => afterLoad(() => rememberShop({ href, name })), [href, name]);
  return null;
}
