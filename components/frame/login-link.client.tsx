"use client";

import type { ComponentProps } from "react";

/** A link to the login that brings the person back. The return address is written on the press, so that crawlers never see it. */
export function LoginLink({ href = "/login", children, ...rest }: ComponentProps<"a">) {
  return (
    <a
      href={href}
      onClick={({ currentTarget }) => {
        const here = window.location.pathname + window.location.search + window.location.hash;
        currentTarget.href = `${href}?${new URLSearchParams({ return_url: here })}`;
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
