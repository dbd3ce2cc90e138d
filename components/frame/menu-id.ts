/** Id of the popover with all categories, which the header and the home page open. */
export const CATEGORY_MENU = "categorias";
