import { useState } from 'react';
import { pictureHost } from '../site/picture-host.ts';
import { useCalmBeginning } from './calm.ts';

const TRIES = 2;

/** A cover; a picture that does not arrive is asked for once more, of this site itself, then its place stays plain. */
export const Cover = ({ src, width = 240 }: { src: string; width?: number }) => {
  const [failures, setFailures] = useState(0);
  const [host] = useState(pictureHost);
  const begun = useCalmBeginning();
  if (!begun || failures >= TRIES) return null;
  return (
    <img
      key={failures}
      src={failures === 0 ? `${host}${src}` : `${src}?again`}
      alt=""
      width={width}
      height={(width * 4) / 3}
      loading="lazy"
      decoding="async"
      onError={() => setFailures(failures + 1)}
    />
  );
};
