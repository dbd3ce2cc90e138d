import { useSyncExternalStore } from "react";
import { afterLoad, hasLoaded } from "./after-load.client";

/** Whether the page has loaded and is no longer prerendered. For parts that must not delay the page. */
export const useAfterLoad = (): boolean => useSyncExternalStore(afterLoad, hasLoaded, () => false);
