import { useEffect, useState } from "react";

/** Quick work must not flicker. */
const slowMs = 300;

/** Whether something has been going on for so long that a person should see it. */
export function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isGoingOn && isSlow;
}
