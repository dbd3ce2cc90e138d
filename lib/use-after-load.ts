import { useSyncExternalStore } from "react";
import { afterLoad, hasLoaded } from "./after-load.client";

/** Whether the page has loaded and is visible: what only then is rendered does not delay it. */
export const useAfterLoad = (): boolean => useSyncExternalStore(afterLoad, hasLoaded, () => false);
