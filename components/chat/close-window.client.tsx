"use client";

import { useEffect } from "react";

/** Browsers only close windows opened by a link. */
export function CloseWindow() {
  useEffect(() => window.close(), []);
  return null;
}
