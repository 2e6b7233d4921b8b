import { z } from 'zod';
import { movedAmount, name } from './fields.ts';
import { instant } from './launch.ts';
import { message, type Call } from './message.ts';

/** The most titles of one list; about as many as the dialect's cap on a body holds. */
export const MAX_GAMES = 150;

const code = (most: number) => z.string().regex(new RegExp(`^[A-Z][A-Z0-9]{0,${most - 1}}$`));
const word = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

const listedGame = z.object({
  /** What a launch and every wallet call name the title by; unique over the whole of the vendor. */
  game: name,
  /** The brand the title is published under, and how the brand is written and drawn. */
  provider: code(32),
  provider_name: name,
  provider_emblem: word,
  title: name,
  /** By upper-case language code; English is always there. */
  names: z.record(code(8), name).refine((names) => 'EN' in names, 'has no EN'),
  category: code(16),
  classification: code(16).nullable(),
  /** In the currency that the casino plays in. */
  min_bet: movedAmount,
  lines: z.int().min(0).max(100_000),
  theme: z.object({ subject: word, palette: word }),
  hot: z.boolean(),
  released_at: instant,
});

const gamesRequest = z.object({ casino_id: name });
const gamesReply = z.object({
  games: z
    .array(listedGame)
    .max(MAX_GAMES)
    .refine((games) => new Set(games.map(({ game }) => game)).size === games.length, 'repeats a game'),
});

export type GamesRequest = z.output<typeof gamesRequest>;
export type GamesReply = z.output<typeof gamesReply>;

/**
 * Asks the vendor what it offers. An addition of ours: the published interface hands the list over as a document,
 * this call carries the same over the launch calls' connection, signed like them.
 */
export const games: Call<GamesRequest, GamesReply> = {
  path: '/games',
  request: message(gamesRequest),
  reply: message(gamesReply),
};
