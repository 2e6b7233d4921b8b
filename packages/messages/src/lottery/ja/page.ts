import type { LotteryMessages } from '../en/index.ts';
import { page as en } from '../en/page.ts';
export const page: LotteryMessages['page'] = en;
