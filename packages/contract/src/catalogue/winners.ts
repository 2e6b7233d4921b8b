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

/** A bet as the home page shows it to everybody while it is played. */
export interface PlayingView {
  /** Masked. */
  player: string;
  gameName: string;
  cover: string;
  stake: string;
  placedAt: number;
  demo: boolean;
}

/** Bets that the page has not been shown yet, the newest first; the first message may be empty. */
export interface PlayingStreamMessage {
  bets: PlayingView[];
}
