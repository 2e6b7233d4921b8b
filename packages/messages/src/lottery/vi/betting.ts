import type { LotteryMessages } from '../en/index.ts';
import { betting as en } from '../en/betting.ts';
export const betting: LotteryMessages['betting'] = en;
