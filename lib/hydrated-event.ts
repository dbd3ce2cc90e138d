/** Window event: the page is hydrated, except for late forms. */
export const HYDRATED = "hydrated";
