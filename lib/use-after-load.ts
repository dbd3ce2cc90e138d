import { useEffect, useState } from "react";
import { afterLoad } from "./after-load";

/** Whether the page has loaded and is visible: what only then is rendered does not delay it. */
export function useAfterLoad(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => afterLoad(() => setDue(true)), []);
  return isDue;
}
