import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

type Change = (asked: URLSearchParams | Record<string, string>, options?: NavigateOptions) => void;

/** What stands behind the question mark of the address, and the way to change it. */
export const useSearchParams = (): [URLSearchParams, Change] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<Change>(
    (next, options) => void navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  );
  return [asked, change];
};
