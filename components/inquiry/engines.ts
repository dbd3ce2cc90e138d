import "@/lib/inquiry/client";

// What both forms ask and check with comes first, and is evaluated in a task of its own: a key pressed meanwhile is answered in between.

/** The code of the long form (specification 12.1). */
export const longEngine = () => import("./long-engine.client");

/** The code of the quotation block (specification 12.4). */
export const quoteEngine = () => import("./quote-engine.client");
