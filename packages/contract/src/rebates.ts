import { z } from 'zod';
import { Amount, Instant, pageQuery } from './amount.ts';
import { route } from './route.ts';

const Day = z.iso.date();

export const listRebates = route('listRebates', {
  guard: 'agent',
  summary: 'What the caller was given of each valid bet of its line, by business day, the latest first.',
  query: z.object({ from: Day.optional(), to: Day.optional() }),
  reply: z.object({
    from: Day,
    to: Day,
    list: z.array(
      z.object({
        day: Day,
        /** Of what the caller bet itself, and of what its team bet. */
        own: Amount,
        team: Amount,
        /** Null while it waits to be paid. */
        paidAt: Instant.nullable(),
      }),
    ),
  }),
  errors: ['permission_missing'],
});

const shares = { total: z.int(), totalPages: z.int() };

export const listLotteryShares = route('listLotteryShares', {
  guard: 'agent',
  summary:
    'What the rebates on lotteries paid on some days are made of: each member’s valid bet in a numero and the two prize modes whose difference is given.',
  query: z.object({ from: Day.optional(), to: Day.optional(), ...pageQuery(20, 100) }),
  reply: z.object({
    from: Day,
    to: Day,
    list: z.array(
      z.object({
        paidAt: Instant,
        game: z.string(),
        /** In the language of the caller. */
        gameName: z.string(),
        numero: z.string(),
        drawTime: Instant,
        account: z.string(),
        validBet: Amount,
        /** The caller’s own, and that of whoever stands right below in the member’s line, of 2,000. */
        mode: z.int(),
        below: z.int(),
        amount: Amount,
      }),
    ),
    /** Of all pages. */
    amount: Amount,
    ...shares,
  }),
  errors: ['permission_missing'],
});

export const listRebateShares = route('listRebateShares', {
  guard: 'agent',
  summary:
    'What the rebates of a day are made of: each member’s valid bet and the two rates whose difference is given.',
  params: z.object({ day: Day }),
  query: z.object(pageQuery(20, 100)),
  reply: z.object({
    list: z.array(
      z.object({
        account: z.string(),
        category: z.string(),
        validBet: Amount,
        /** In hundredths of a percent: the caller’s own, and that of whoever stands right below in the member’s line. */
        rate: z.int(),
        below: z.int().nullable(),
        amount: Amount,
      }),
    ),
    ...shares,
  }),
  errors: ['permission_missing'],
});
