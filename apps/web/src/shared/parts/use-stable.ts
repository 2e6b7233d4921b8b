import { useCallback, useEffect, useRef } from 'react';

/** The same function at every drawing, which does what the latest one would, so that parts that get it need no drawing. */
export const useStable = <Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): ((...given: Given) => void) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
};
