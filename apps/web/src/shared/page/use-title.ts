import { useEffect } from 'react';

/** Names the page in the tab of the browser. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
