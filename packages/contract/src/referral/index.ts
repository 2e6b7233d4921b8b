import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { route } from '../route.ts';

/** How far an invited friend has come. */
export const FRIEND_STATES = ['JOINED', 'DEPOSITED', 'QUALIFIED', 'MISSED'] as const;

const FriendView = z.object({
  /** The name of the account, most of it hidden. */
  name: z.string(),
  joinedAt: Instant,
  state: z.enum(FRIEND_STATES),
  /** What the friend has brought so far. */
  earned: Amount,
});

/** What friends bring by the operator's rule; shares are exact decimals of one. */
const Terms = z.object({
  leastDeposit: Amount,
  /** How often the first deposit has to be bet, and within how many days. */
  times: z.int(),
  qualifyingDays: z.int(),
  depositShare: z.string(),
  mostForDeposit: Amount,
  playShare: z.string(),
  playDays: z.int(),
  /** Of all friends' bets of a day. */
  mostForPlay: Amount,
  welcome: Amount,
  /** How often what was brought has to be bet. */
  multiple: z.string(),
});

export const readReferral = route('readReferral', {
  guard: 'player',
  summary: 'The code by which the member invites friends, the terms, whom it brought and what they brought.',
  query: z.object(pageQuery(20, 100)),
  reply: z.object({
    code: z.string(),
    invited: z.int(),
    earned: Amount,
    terms: Terms,
    list: z.array(FriendView),
    totalPages: z.int(),
  }),
  errors: ['non_member'],
});
