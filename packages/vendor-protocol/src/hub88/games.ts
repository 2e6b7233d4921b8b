import { z } from 'zod';
import { country } from '../fields.ts';
import { message, readEach, type Call } from '../message.ts';
import { name, optionalName } from './fields.ts';

/** The list comes in one body, thousands of games long. */
const MAX_LIST_BYTES = 32 * 1024 * 1024;

/** The operator's number at the vendor; every call names it. */
export const operatorId = z.int().min(1);

export const PLATFORMS = ['GPL_DESKTOP', 'GPL_MOBILE'] as const;

export type Platform = (typeof PLATFORMS)[number];

// What is only shown or searched for must not cost a game: what of it cannot be read counts as absent.
const shown = <Value extends z.ZodType>(value: Value) => value.nullable().catch(null).default(null);
const list = (of: z.ZodString) =>
  z.codec(z.array(of).nullish(), z.array(of), {
    decode: (wire) => wire ?? [],
    encode: (values) => values,
  });
const isOffered = z.codec(z.boolean().nullish(), z.boolean(), {
  decode: (wire) => wire ?? true,
  encode: (value) => value,
});
const picture = shown(z.url({ protocol: /^https?$/ }).max(2048));
const decimal = shown(z.string().regex(/^\d{1,3}(?:\.\d{1,6})?$/));

const listedGame = z.object({
  /** What a launch and every wallet call name the game by. */
  game_code: name,
  name,
  /** The supplier, as it calls itself. */
  product: name,
  category: shown(name),
  platforms: list(z.string()),
  url_thumb: picture,
  url_background: picture,
  enabled: isOffered,
  demo_game_support: isOffered,
  freebet_support: isOffered,
  // A country that cannot be read must not be taken for one that is allowed, so these two do cost a game.
  /** Where the game must not be played, and where not all of it may be. */
  blocked_countries: list(country),
  restricted_countries: list(country),
  certifications: list(name),
  release_date: shown(z.iso.date()),
  /** What comes back of all stakes in the long run, in per cent. */
  rtp: decimal,
  volatility: shown(z.number()),
  paylines: shown(z.int().min(0)),
});

/** A game as a vendor lists it. */
export type ListedGame = z.output<typeof listedGame>;

/** What a vendor lists. */
export interface GameList {
  readonly games: readonly ListedGame[];
  /** What of the list is no game, and why: it is left out, so that one bad game does not take the others along. */
  readonly problems: readonly string[];
}

const gamesRequest = z.object({
  operator_id: operatorId,
  /** Only the games of this supplier. */
  product_code: optionalName,
  /** Only the games released on this day or later. */
  release_date: z.iso.date().nullish(),
});

const gamesReply = z.codec(z.array(z.unknown()), z.custom<GameList>(), {
  decode: (listed) => {
    const { values, problems } = readEach(listedGame, listed, ({ game_code }) => game_code);
    return { games: values, problems };
  },
  encode: ({ games: listed }) => listed.map((game) => z.encode(listedGame, game)),
});

export type GamesRequest = z.output<typeof gamesRequest>;

/** Reads all that the vendor offers to the operator, in one piece. */
export const games: Call<GamesRequest, GameList> = {
  path: '/operator/generic/v2/game/list',
  request: message(gamesRequest),
  reply: message(gamesReply, MAX_LIST_BYTES),
};
