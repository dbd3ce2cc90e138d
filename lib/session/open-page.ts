"use client";

/** Path, query and hash of the page that is open. */
export function openPage(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
