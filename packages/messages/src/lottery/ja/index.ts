import type { LotteryMessages } from '../en/index.ts';
import { betting } from './betting.ts';
import { chase } from './chase.ts';
import { page } from './page.ts';
import { plays } from './plays.ts';
import { rules } from './rules.ts';

export const messages: LotteryMessages = { betting, chase, page, plays, rules };
