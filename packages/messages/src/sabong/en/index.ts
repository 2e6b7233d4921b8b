import type { Widened } from '../../load-bundle.ts';
import { betting } from './betting.ts';
import { page } from './page.ts';
import { roads } from './roads.ts';

export const messages = { betting, page, roads };

export type SabongMessages = Widened<typeof messages>;
