import type { Play } from '@hintha/lottery';
import type { Picked } from '../game/picked.ts';
import type { Taken } from '../game/use-taken.ts';
import type { Words } from '../../../shared/lottery/use-words.ts';

export interface PickerProps {
  play: Play;
  picked: Picked;
  /** What one hit pays in times of its stake is told at this prize mode. */
  prizeMode: number;
  words: Words;
  /** What numbers of the numero take yet. */
  taken: Taken;
  onPick: (picked: Picked) => void;
}
