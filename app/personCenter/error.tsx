"use client";

import PageError from "../error";

/** An error page of the member area's own, so that its menu stays on the page. */
export default PageError;
