import type { Clock, Log } from '@hintha/platform';

/** What a player is handed. */
export interface Stage {
  /** Makes a signed call of the operator under a path of its; whether it was taken. */
  readonly post: (path: string, body: object) => Promise<boolean>;
  readonly clock: Clock;
  /** Chance is drawn from it by the names of what is played, so that a restart goes on with the same. */
  readonly seed: string;
  /** What calls are signed with; the keys of declarators of a demo world come from it. */
  readonly key: string;
  /** How many minutes of a match a minute is. */
  readonly pace: number;
  /** Whether messages now and then come twice, late or not at all. */
  readonly hasFaults: boolean;
  /** Aborted when the program ends. */
  readonly signal: AbortSignal;
  readonly log: Log;
}

/** Plays what a part of the feed is for, and tells the operator, until the signal is aborted. */
export type Player = (stage: Stage) => Promise<void>;
