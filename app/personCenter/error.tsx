"use client";

import PageError from "../error";

/** Within the member area, so that its menu stays. */
export default PageError;
