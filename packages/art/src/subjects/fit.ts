import { SUBJECT_CENTRE, type Point } from '../geometry.ts';
import { placed } from '../svg.ts';
import type { SubjectName } from './index.ts';

/** Subjects that fill more or less of their box than the rest are brought to one apparent size. */
const FIT: Partial<Record<SubjectName, number>> = {
  cards: 0.86,
  peacock: 0.88,
  fish: 0.9,
  seven: 0.92,
  elephant: 0.94,
  parasol: 0.94,
  rooster: 0.94,
  hintha: 0.94,
  crab: 0.94,
  gamepad: 0.94,
  balls: 0.96,
  mahjong: 0.96,
  lotus: 1.02,
  gem: 1.08,
};

/** The transform that puts a subject's centre at the place, at a share of the apparent size. */
export const standing = (subject: SubjectName, [x, y]: Point, share: number): string => {
  const size = (FIT[subject] ?? 1) * share;
  const [cx, cy] = SUBJECT_CENTRE;
  return placed([x - cx * size, y - cy * size], size);
};
