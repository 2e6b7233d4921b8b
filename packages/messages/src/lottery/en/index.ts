import type { Widened } from '../../load-bundle.ts';
import { betting } from './betting.ts';
import { chase } from './chase.ts';
import { page } from './page.ts';
import { plays } from './plays.ts';
import { rules } from './rules.ts';

export const messages = { betting, chase, page, plays, rules };

export type LotteryMessages = Widened<typeof messages>;
