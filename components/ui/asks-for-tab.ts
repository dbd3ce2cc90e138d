type Press = { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Whether a press on a link asks the browser for a new tab or window. */
export const asksForTab = ({ ctrlKey, metaKey, shiftKey }: Press): boolean => ctrlKey || metaKey || shiftKey;
