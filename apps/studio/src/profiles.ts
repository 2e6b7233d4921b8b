import type { OpenedView } from './wire.ts';

export type Profile = OpenedView['profile'];

/** Play money, no authority: nothing is withheld from the player. */
const DEMO: Profile = { autoplay: true, minCycleMs: 0 };

/** What a jurisdiction demands of play, by the code that a launch names it with. */
const PROFILES: Readonly<Record<string, Profile>> = {
  // UK Gambling Commission, remote technical standards: RTS 8 forbids autoplay of slots, RTS 14D sets 2.5 seconds.
  GB: { autoplay: false, minCycleMs: 2_500 },
};

export const profileOf = (jurisdiction: string | null): Profile => PROFILES[jurisdiction ?? ''] ?? DEMO;
