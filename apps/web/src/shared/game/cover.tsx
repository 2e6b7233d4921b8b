import { useState } from 'react';
import { pictureHost } from '../site/picture-host.ts';
import { useCalmBeginning } from './calm.ts';

/** So many covers of a list are seen on a phone before anybody scrolls. */
export const SEEN_AT_FIRST = 6;

const TRIES = 2;

interface CoverProps {
  src: string;
  width?: number;
  /** What a page is opened for does not wait to be laid out before it is asked for. */
  first?: boolean;
}

/** A cover; a picture that does not arrive is asked for once more, of this site itself, then its place stays plain. */
export const Cover = ({ src, width = 240, first = false }: CoverProps) => {
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
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailures(failures + 1)}
    />
  );
};
