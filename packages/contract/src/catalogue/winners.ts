import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { AskedLanguage } from '../languages/asked-language.ts';
import { route } from '../route.ts';

const WinnerView = z.object({
  player: z.string(),
  gameName: z.string(),
  cover: z.string(),
  prize: Amount,
  wonAt: Instant,
  demo: z.boolean(),
});
export type WinnerView = z.infer<typeof WinnerView>;

export const listWinners = route('listWinners', {
  guard: 'visitor',
  summary: 'The latest wins above the stake, or the largest of today, from settled rounds, names masked.',
  query: z.object({
    count: z.coerce.number().int().min(1).max(50).default(6),
    largest: z.literal('today').optional(),
    language: AskedLanguage,
  }),
  reply: z.array(WinnerView),
});
