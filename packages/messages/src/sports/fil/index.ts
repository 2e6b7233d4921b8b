import type { SportsMessages } from '../en/index.ts';
import { markets } from './markets.ts';
import { page } from './page.ts';
import { slip } from './slip.ts';
import { tickets } from './tickets.ts';

export const messages: SportsMessages = { markets, page, slip, tickets };
