"use client";

import { useEffect } from "react";

export function CloseWindow() {
  useEffect(() => window.close(), []);
  return null;
}
