import type { Play } from '@hintha/lottery';
import type { Picked } from '../game/picked.ts';
import type { Taken } from '../game/use-taken.ts';
import type { Words } from '../game/use-words.ts';

export interface PickerProps {
  play: Play;
  picked: Picked;
  /** What one hit pays in times of its stake is told at this prize mode. */
  prizeMode: number;
  words: Words;
  /** How much of what they take the numbers of the numero have. */
  taken: Taken;
  onPick: (picked: Picked) => void;
}
