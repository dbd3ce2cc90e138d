"use client";

/** Within the member area, so that its menu stays. */
export { default } from "../error";
