import { useState } from 'react';
import { pictureHost } from '../site/picture-host.ts';
import { useCalmBeginning } from './calm.ts';

const TRIES = 2;
const AGAIN = '?again';

/** The covers that were asked for ahead of their cards. */
const ahead = new Map<string, HTMLImageElement>();

/** Asks for a cover before its card is drawn. */
export const askForCover = (src: string): void => {
  const early = new Image();
  early.fetchPriority = 'high';
  early.src = `${pictureHost()}${src}`;
  ahead.set(src, early);
};

/** Lets a card ask for its cover, once; what was asked for ahead and did not come counts as the first try. */
const askFor = (picture: HTMLImageElement, src: string, isFirst: boolean): void => {
  const ask = (isPlain: boolean) => {
    if (!picture.hasAttribute('src')) picture.src = isPlain ? `${pictureHost()}${src}` : `${src}${AGAIN}`;
  };
  const early = isFirst ? ahead.get(src) : undefined;
  if (early === undefined) ask(isFirst);
  else if (early.complete) ask(early.naturalWidth > 0);
  else {
    early.addEventListener('load', () => ask(true));
    early.addEventListener('error', () => ask(false));
  }
};

interface CoverProps {
  src: string;
  width?: number;
  /** What a page is opened for does not wait to be laid out before it is asked for. */
  first?: boolean;
}

/** A cover; a picture that does not arrive is asked for once more, of this site itself, then its place stays plain. */
export const Cover = ({ src, width = 240, first = false }: CoverProps) => {
  const [failures, setFailures] = useState(0);
  const begun = useCalmBeginning(first);
  if (!begun || failures >= TRIES) return null;
  // Once it stands in the page: what is drawn and given up for another drawing would be asked for all the same.
  const ask = (picture: HTMLImageElement | null): void => {
    if (picture !== null) askFor(picture, src, failures === 0);
  };
  return (
    <img
      key={`${src} ${failures}`}
      ref={ask}
      alt=""
      width={width}
      height={(width * 4) / 3}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      onError={({ currentTarget }) => setFailures(currentTarget.src.endsWith(AGAIN) ? TRIES : 1)}
    />
  );
};
