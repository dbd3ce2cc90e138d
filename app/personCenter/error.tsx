"use client";

import PageError from "../error";

/** Keeps the member area's menu. */
export default PageError;
