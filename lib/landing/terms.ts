/** Incoterm of the accepted offer that an order came from; without one the prices are FOB. */
export type Terms = string | null | undefined;

/** Terms whose price already includes freight: the estimate would add it again. */
const WITH_FREIGHT = new Set(["CFR", "CIF", "DAP", "DDP"]);

export const includesFreight = (terms: Terms): boolean => WITH_FREIGHT.has(terms ?? "");

/** The landed cost of goods at an EXW price lacks the transport to the port. */
export const lacksTransport = (terms: Terms): boolean => terms === "EXW";
