import { useSyncExternalStore } from "react";
import { afterLoad, hasLoaded } from "./after-load.client";

/** Whether the page has loaded and is no longer prerendered. What is rendered only then does not delay the page. */
export const useAfterLoad = (): boolean => useSyncExternalStore(afterLoad, hasLoaded, () => false);
