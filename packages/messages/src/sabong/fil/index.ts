import type { SabongMessages } from '../en/index.ts';
import { betting } from './betting.ts';
import { page } from './page.ts';
import { roads } from './roads.ts';

export const messages: SabongMessages = { betting, page, roads };
