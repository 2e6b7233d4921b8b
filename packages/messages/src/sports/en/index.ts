import type { Widened } from '../../load-bundle.ts';
import { markets } from './markets.ts';
import { page } from './page.ts';
import { slip } from './slip.ts';
import { tickets } from './tickets.ts';

export const messages = { markets, page, slip, tickets };

export type SportsMessages = Widened<typeof messages>;
