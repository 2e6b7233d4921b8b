import { money, ZERO } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { ADD_TO_ROUNDS, findBets } from '../../bets/index.ts';
import { CATALOGUE_VERSION } from '../../catalogue/index.ts';
import type { CoWrittenRows, Entry, Posted } from '../../wallet/index.ts';
import { betsStopped } from '../wallet-calls/bet-stop-store.ts';
import type { PlacedCall } from '../wallet-calls/placed-call.ts';
import { allowWin, checkRounds } from './day-win-store.ts';
import { gainOf } from './rules.ts';

/** The rounds of calls with what speaks against them, and what they won, all in the statement that posts the calls. */
export const checkedRounds = (ctx: AppContext): CoWrittenRows<PlacedCall> => ({
  name: ADD_TO_ROUNDS.name,
  texts: (accepted) => [
    ...ADD_TO_ROUNDS.texts(accepted),
    checkRounds({
      accepted,
      rounds: 'written_0',
      catalogue: CATALOGUE_VERSION,
      stopped: betsStopped(ctx.contributions),
    }),
  ],
  values: (posted) => [
    ...ADD_TO_ROUNDS.values(posted.map(toChange)),
    posted.map(({ news }) => largestStake(news)),
    posted.map(({ call }) => call.withoutBet),
    posted.map(({ call }) => call.catalogue),
    businessDay(ctx.clock.now()),
  ],
  prepare: async (tx, posted) => {
    const { id, accountId, source, stake, payout } = toChange(posted);
    if (payout === 0n) return;
    const before = (await findBets(tx, accountId, [id])).get(id) ?? { stake: ZERO, payout: ZERO };
    const gain = gainOf(before, { stake, payout });
    // Where there is not so much left of the day's cap, the statement fails that would count it.
    if (gain > 0n) await allowWin(tx, { integration: source, day: businessDay(ctx.clock.now()), gain });
  },
});

const toChange = ({ call, news }: Posted<PlacedCall>) => ({
  ...call.round,
  stake: sumOf('BET', news),
  payout: sumOf('PAYOUT', news),
});

const sumOf = (kind: 'BET' | 'PAYOUT', entries: readonly Entry[]) =>
  entries.reduce((sum, entry) => (entry.kind === kind ? money(sum + entry.amount) : sum), ZERO);

const largestStake = (entries: readonly Entry[]): bigint | null =>
  entries.reduce<bigint | null>(
    (largest, { kind, amount }) =>
      kind === 'BET' && (largest === null || amount > largest) ? amount : largest,
    null,
  );
