import { z } from 'zod';
import { country, frameAddress, ipAddress, playerAddress } from '../fields.ts';
import { message, type Call } from '../message.ts';
import { currency, DEMO_CURRENCY, name, optionalName, token, transactionUuid, user } from './fields.ts';
import { operatorId, PLATFORMS } from './games.ts';

const place = {
  operator_id: operatorId,
  game_code: name,
  platform: z.enum(PLATFORMS),
  /** ISO 639-1. */
  lang: z.string().regex(/^[a-z]{2}$/),
  country,
  /** Where the player goes on leaving the game, and where to pay in. */
  lobby_url: playerAddress,
  deposit_url: playerAddress.nullish(),
  ip: ipAddress.nullish(),
  sub_partner_id: optionalName,
  /** For single suppliers. */
  meta: z.record(z.string(), z.unknown()).nullish(),
};

const launchRequest = z.object({
  ...place,
  user,
  /** Made for this player, game and currency; the wallet calls of the session bring it back. */
  token: token.min(10),
  currency: currency.refine((code) => code !== DEMO_CURRENCY, 'is play money'),
  /** What the game shows, where that is another currency. */
  game_currency: currency.nullish(),
});

const demoRequest = z.object({ ...place, currency: z.literal(DEMO_CURRENCY) });

const launchReply = z.object({ url: frameAddress });

const roundRequest = z.object({
  operator_id: operatorId,
  user,
  transaction_uuid: transactionUuid,
  round: name,
});

export type LaunchRequest = z.output<typeof launchRequest>;
export type DemoRequest = z.output<typeof demoRequest>;
export type RoundRequest = z.output<typeof roundRequest>;
export type LaunchReply = z.output<typeof launchReply>;

const LAUNCH_PATH = '/operator/generic/v2/game/url';

/** Opens a game for a player of the operator; the reply is the address to show in a frame. */
export const launch: Call<LaunchRequest, LaunchReply> = {
  path: LAUNCH_PATH,
  request: message(launchRequest),
  reply: message(launchReply),
};

/** Opens a game with play money of the vendor's; no wallet call ever follows. */
export const demo: Call<DemoRequest, LaunchReply> = {
  path: LAUNCH_PATH,
  request: message(demoRequest),
  reply: message(launchReply),
};

/** Gives the address of a page that shows how a round went. */
export const roundPage: Call<RoundRequest, LaunchReply> = {
  path: '/operator/generic/v2/game/round',
  request: message(roundRequest),
  reply: message(launchReply),
};
