import { CREST } from '@hintha/art';

export interface CrestProps {
  /** Pixels of its width. */
  readonly size?: number;
  /** Looks to the other side: the second of a pair around a heading. */
  readonly mirrored?: boolean;
}

/** The three feathers of the bird before a heading, in the colour of the text. */
export const Crest = ({ size = 22, mirrored = false }: CrestProps) => (
  <svg
    width={size}
    height={(size * 28) / 30}
    viewBox="0 0 30 28"
    aria-hidden
    style={{ flex: 'none', ...(mirrored ? { transform: 'scaleX(-1)' } : {}) }}
  >
    <path d={CREST} fill="currentColor" />
  </svg>
);
