import type { LotteryMessages } from '../en/index.ts';
import { plays as en } from '../en/plays.ts';
export const plays: LotteryMessages['plays'] = en;
