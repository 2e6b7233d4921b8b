import { z } from 'zod';
import { movedAmount, name } from './fields.ts';
import { instant } from './launch.ts';
import { describe, message, type Call } from './message.ts';

/** The most titles of one page; as many as the dialect's cap on a body holds with names in eight languages. */
export const MAX_GAMES = 60;

const code = (most: number) => z.string().regex(new RegExp(`^[A-Z][A-Z0-9]{0,${most - 1}}$`));
const word = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

const facts = {
  /** The largest stake of one round, in the same currency. */
  max_bet: movedAmount.nullable().default(null),
  /** What comes back of all stakes in the long run, in millionths. */
  rtp_ppm: z.int().min(1).max(1_000_000).nullable().default(null),
  /** How far its rounds stray from that, in the words of whoever made it. */
  volatility: z.enum(['low', 'medium', 'high']).nullable().default(null),
};

const listedTitle = z.object({
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
  ...facts,
});

const listedGame = listedTitle.refine(
  ({ min_bet, max_bet }) => max_bet === null || max_bet >= min_bet,
  'max_bet is below min_bet',
);

/** A title as a vendor tells it. */
export type ListedGame = z.output<typeof listedGame>;

/** A page of what a vendor tells. */
export interface GamesPage {
  readonly games: readonly ListedGame[];
  /** What of the page is no title, and why: it is left out, so that one bad title does not take the others along. */
  readonly validationErrors: readonly string[];
  /** The code of the title after which the list goes on; null where it ends. */
  readonly next: string | null;
}

const gamesRequest = z.object({
  casino_id: name,
  /** The title after which to begin; without it from the first one. */
  after: name.optional(),
});

const readGames = (told: readonly unknown[]): Pick<GamesPage, 'games' | 'validationErrors'> => {
  const games = new Map<string, ListedGame>();
  const validationErrors: string[] = [];
  for (const [place, one] of told.entries()) {
    const read = listedGame.safeParse(one);
    if (!read.success) validationErrors.push(`games.${place}.${describe(read.error)}`);
    else if (games.has(read.data.game)) validationErrors.push(`games.${place}: repeats a game`);
    else games.set(read.data.game, read.data);
  }
  return { games: [...games.values()], validationErrors };
};

const gamesReply = z.codec(
  z.object({ games: z.array(z.unknown()).max(MAX_GAMES), next: name.nullable().default(null) }),
  z.custom<GamesPage>(),
  {
    decode: ({ games: told, next }) => ({ ...readGames(told), next }),
    encode: ({ games: listed, next }) => ({ games: listed.map((game) => z.encode(listedGame, game)), next }),
  },
);

export type GamesRequest = z.output<typeof gamesRequest>;

/**
 * Asks the vendor what it offers, a page at a time. An addition of ours: the published interface hands the list over as
 * a document, this call carries the same over the launch calls' connection, signed like them.
 */
export const games: Call<GamesRequest, GamesPage> = {
  path: '/games',
  request: message(gamesRequest),
  reply: message(gamesReply),
};
