import { z } from 'zod';
import { country, frameAddress, ipAddress, playerAddress } from '../fields.ts';
import { message, type Call } from '../message.ts';
import { currency, instant, movedAmount, name } from './fields.ts';

/**
 * What a browser sends in place of a signature on a demo launch. It proves nothing: a vendor may take it there,
 * where no money moves, and nowhere else.
 */
export const BROWSER_DEMO_SIGNATURE = '0'.repeat(64);

// The patterns below are the interface's own.
const locale = z.string().regex(/^(?:[a-zA-Z]{2}(?:[-_][a-zA-Z]{2})?|en-soc)$/);

// What people are called may hold joiners that an id may not, and may be left blank.
const personal = z.string().max(255);

const common = {
  casino_id: name,
  game: name,
  locale: locale.optional(),
  ip: ipAddress.optional(),
  client_type: z.enum(['mobile', 'desktop']).optional(),
  urls: z.object({ return_url: playerAddress.optional(), deposit_url: playerAddress.optional() }).optional(),
  jurisdiction: z
    .string()
    .regex(/^[A-Z]{2}(?:-[A-Z]{2})?$/)
    .optional(),
  session_id: name.optional(),
};

const account = z.object({
  id: name,
  currency,
  firstname: personal.optional(),
  lastname: personal.optional(),
  nickname: personal.optional(),
  date_of_birth: instant.optional(),
  registered_at: instant.optional(),
  country: country.optional(),
  tags: z.array(name).min(1).max(100).optional(),
});

// Additions of ours: which wallet the player plays from, the operator's where nothing is said, and the largest stake of
// one round, which an operator cannot watch over where bets are paid from the vendor's wallet.
const realLaunchRequest = z.object({
  ...common,
  account,
  wallet: z.enum(['operator', 'own']).optional(),
  max_bet: movedAmount.optional(),
});
const demoLaunchRequest = z.object({ ...common, currency: currency.optional() });
const launchReply = z.object({ launch_url: frameAddress });

export type RealLaunchRequest = z.output<typeof realLaunchRequest>;
export type DemoLaunchRequest = z.output<typeof demoLaunchRequest>;
export type LaunchReply = z.output<typeof launchReply>;

/** Opens a game for a player of the operator; the reply is the address to show in a frame. */
export const realLaunch: Call<RealLaunchRequest, LaunchReply> = {
  path: '/launcher/real',
  request: message(realLaunchRequest),
  reply: message(launchReply),
};

/** Opens a game with play money of the vendor's; no wallet call ever follows. */
export const demoLaunch: Call<DemoLaunchRequest, LaunchReply> = {
  path: '/launcher/demo',
  request: message(demoLaunchRequest),
  reply: message(launchReply),
};
