import type { LotteryRules } from './game.ts';
import { ELEVEN_FIVE } from './games/eleven-five.ts';
import { LF3, LF5 } from './games/lf.ts';
import { LHC } from './games/lhc.ts';
import { MM2D, MM3D } from './games/myanmar.ts';
import { PK10 } from './games/pk10.ts';
import { SSC } from './games/ssc.ts';
import { TH_GLO } from './games/thailand.ts';
import { VN_NORTH, VN_SOUTH } from './games/vietnam.ts';

const ALL = [SSC, LF3, LF5, ELEVEN_FIVE, PK10, LHC, VN_NORTH, VN_SOUTH, MM2D, MM3D, TH_GLO] as const;

/** The rules of every kind of lottery, by their code. */
export const LOTTERY_RULES: ReadonlyMap<string, LotteryRules> = new Map(
  ALL.map((rules) => [rules.code, rules]),
);
