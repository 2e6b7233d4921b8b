import type { Suite } from '../run-conformance.ts';
import { ACCOUNT_CASES } from './account-cases.ts';
import { AMOUNT_CASES } from './amount-cases.ts';
import { PLAY_CASES } from './play-cases.ts';
import { RACE_CASES } from './race-cases.ts';
import { REPLAY_CASES } from './replay-cases.ts';
import { ROLLBACK_CASES } from './rollback-cases.ts';
import { SHAPE_CASES } from './shape-cases.ts';
import { SIGNATURE_CASES } from './signature-cases.ts';
import { RULES, type Case, type Target } from './target.ts';

const CASES: readonly Case[] = [
  ...SIGNATURE_CASES,
  ...SHAPE_CASES,
  ...AMOUNT_CASES,
  ...ACCOUNT_CASES,
  ...PLAY_CASES,
  ...REPLAY_CASES,
  ...ROLLBACK_CASES,
  ...RACE_CASES,
];

/** Every case, from the wire inwards: bytes, shapes, amounts, then money that moves, then money in a hurry. */
export const HUB88_SUITE: Suite<Target, keyof typeof RULES> = { rules: RULES, cases: CASES };
