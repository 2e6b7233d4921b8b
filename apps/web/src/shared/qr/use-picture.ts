import { useEffect, useState } from 'react';

const read = async (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('the picture cannot be read'));
    reader.readAsDataURL(blob);
  });

/** A picture of the site, fetched as it is and kept in the page; null until it is there, and when it never comes. */
export const usePicture = (path: string): string | null => {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    fetch(path, { signal: ending.signal })
      .then(async (answer) => (answer.ok ? read(await answer.blob()) : null))
      .then(setPicture)
      // The code is as good without it.
      .catch(() => undefined);
    return () => ending.abort();
  }, [path]);
  return picture;
};
