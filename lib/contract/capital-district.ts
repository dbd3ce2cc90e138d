/** Code of Bogotá as a department, which has the name of its only municipality. */
export const CAPITAL_DISTRICT = "11";
