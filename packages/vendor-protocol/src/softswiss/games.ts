import { z } from 'zod';
import { message, readEach, type Call } from '../message.ts';
import { instant, movedAmount, name } from './fields.ts';

/** The most games of one page; as many as the dialect's cap on a body holds with names in eight languages. */
export const MAX_GAMES = 60;

const code = (most: number) => z.string().regex(new RegExp(`^[A-Z][A-Z0-9]{0,${most - 1}}$`));
const languageTag = z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i);
const hasEnglish = (names: object): boolean => Object.keys(names).some((tag) => tag.toLowerCase() === 'en');
const word = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

const profile = {
  /** The largest stake of one round, in the same currency. */
  max_bet: movedAmount.nullable().default(null),
  /** What comes back of all stakes in the long run, in millionths. */
  rtp_ppm: z.int().min(1).max(1_000_000).nullable().default(null),
  /** How far its rounds stray from that, in the words of its maker. */
  volatility: z.enum(['low', 'medium', 'high']).nullable().default(null),
  /** What its maker tells of it beside its figures, such as `free_spins`. */
  features: z
    .array(z.string().regex(/^[a-z][a-z0-9_]{0,31}$/))
    .max(32)
    .default([]),
};

const gameFields = z.object({
  /** What a launch and every wallet call name the game by; unique over the whole of the vendor. */
  game: name,
  /** The brand the game is published under, and how the brand is written and drawn. */
  provider: code(32),
  provider_name: name,
  provider_emblem: word,
  title: name,
  /** By language, named by its BCP 47 tag; English is always there. */
  names: z.record(languageTag, name).refine(hasEnglish, 'has no en'),
  category: code(16),
  classification: code(16).nullable(),
  /** In the currency that the casino plays in. */
  min_bet: movedAmount,
  lines: z.int().min(0).max(100_000),
  theme: z.object({ subject: word, palette: word }),
  hot: z.boolean(),
  released_at: instant,
  ...profile,
});

const listedGame = gameFields.refine(
  ({ min_bet, max_bet }) => max_bet === null || max_bet >= min_bet,
  'max_bet is below min_bet',
);

/** A game as a vendor lists it. */
export type ListedGame = z.output<typeof listedGame>;

/** A page of what a vendor lists. */
export interface GamesPage {
  readonly games: readonly ListedGame[];
  /** What of the page is no game, and why: it is left out, so that one bad game does not take the others along. */
  readonly problems: readonly string[];
  /** The code of the game after which the list goes on; null where it ends. */
  readonly next: string | null;
}

const gamesRequest = z.object({
  casino_id: name,
  /** The game after which to begin; without it from the first one. */
  after: name.optional(),
});

const gamesReply = z.codec(
  z.object({ games: z.array(z.unknown()).max(MAX_GAMES), next: name.nullable().default(null) }),
  z.custom<GamesPage>(),
  {
    decode: ({ games: listed, next }) => {
      const { values, problems } = readEach(listedGame, listed, ({ game }) => game);
      return { games: values, problems: problems.map((problem) => `games.${problem}`), next };
    },
    encode: ({ games: listed, next }) => ({ games: listed.map((game) => z.encode(listedGame, game)), next }),
  },
);

export type GamesRequest = z.output<typeof gamesRequest>;

/**
 * Reads what the vendor offers, a page at a time. An addition of ours: the published interface hands the list over as
 * a document, this call carries the same over the launch calls' integration, signed like them.
 */
export const games: Call<GamesRequest, GamesPage> = {
  path: '/games',
  request: message(gamesRequest),
  reply: message(gamesReply),
};
