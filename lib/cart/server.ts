import "server-only";
import { CartList } from "@/lib/contract/cart";
import { send } from "@/lib/http/gateway";

/** The cart of the member whose bearer is given. */
export const getCart = (token: string) => send(CartList, { body: {} }, { token });
