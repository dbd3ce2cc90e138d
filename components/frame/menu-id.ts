export const CATEGORY_MENU = "categorias";
