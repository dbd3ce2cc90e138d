import { useEffect, useEffectEvent, useState } from "react";

const REVIEW_HASH = "#revision";

type Options = { check: () => Promise<boolean>; onEdit: () => void; onReload: () => void };

/** The review is an entry of the browser's history, so that going back leads to the form. `onReload`: a review that was left is loaded again. */
export function useReviewStep({ check, onEdit, onReload }: Options) {
  const [isReview, setReview] = useState(false);
  const follow = useEffectEvent(async () => {
    const isWanted = window.location.hash === REVIEW_HASH && (await check());
    if (isReview && !isWanted) onEdit();
    setReview(isWanted);
  });
  const reload = useEffectEvent(onReload);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (hash === REVIEW_HASH) {
      window.history.replaceState(window.history.state, "", pathname + search);
      reload();
    }
    const onMove = () => void follow();
    window.addEventListener("popstate", onMove);
    return () => window.removeEventListener("popstate", onMove);
  }, []);
  return {
    isReview,
    review: async () => {
      if (!(await check())) return;
      window.history.pushState(window.history.state, "", REVIEW_HASH);
      setReview(true);
    },
    edit: () => window.history.back(),
  };
}
