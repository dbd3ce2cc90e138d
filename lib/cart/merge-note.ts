/** Id of the place of a page where it is told what became of a guest's cart after the login. Pages without it get a dialog. */
export const MERGE_NOTE = "carrito-unido";
