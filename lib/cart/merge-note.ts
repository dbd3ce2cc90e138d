/** Id of a page's place for what became of a guest's cart after the login; on other pages a dialog tells it. */
export const MERGE_NOTE = "carrito-unido";
