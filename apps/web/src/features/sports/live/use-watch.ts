import { useEffect } from 'react';
import { listStream, type Stream } from './stream.ts';

/** Follows matches while the page shows them. */
export const useWatch = (ids: readonly string[], stream: Stream = listStream): void => {
  const key = ids.join(' ');
  useEffect(() => (key === '' ? undefined : stream.watch(key.split(' '))), [key, stream]);
};
