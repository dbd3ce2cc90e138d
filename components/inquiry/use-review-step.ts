import { useEffect, useEffectEvent, useState } from "react";

const REVIEW_HASH = "#revision";

/** The review is an entry of the browser's history, so that going back leads to the form. `check`: whether the form can be reviewed. */
export function useReviewStep(check: () => Promise<boolean>, onEdit: () => void) {
  const [isReview, setReview] = useState(false);
  const follow = useEffectEvent(async () => {
    const isWanted = window.location.hash === REVIEW_HASH && (await check());
    if (isReview && !isWanted) onEdit();
    setReview(isWanted);
  });
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (hash === REVIEW_HASH) window.history.replaceState(window.history.state, "", pathname + search);
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
