import type { LotteryMessages } from '../en/index.ts';
import { rules as en } from '../en/rules.ts';
export const rules: LotteryMessages['rules'] = en;
