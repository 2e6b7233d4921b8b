import { useEffect } from 'react';

/** Names the tab of the browser after the page. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Hintha`;
  }, [title]);
};
