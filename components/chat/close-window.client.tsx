"use client";

import { useEffect } from "react";

/** Closes the window where the browser lets it: one that was opened by a link and has shown nothing else. */
export function CloseWindow() {
  useEffect(() => window.close(), []);
  return null;
}
