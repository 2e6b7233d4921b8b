import { money, ZERO } from '@hintha/money';
import { batchLoad, cached } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { ADD_TO_ROUNDS, type RoundChange } from '../../bets/index.ts';
import { findGames, type KnownGame } from '../../catalogue/index.ts';
import { findAccounts, type KnownAccount } from '../../identity/index.ts';
import {
  type CoWrittenRows,
  type Entry,
  type GroupCall,
  type GroupWriter,
  openGroupWriter,
} from '../../wallet/index.ts';
import { type CallingIntegration, openCalling } from '../integration-keys.ts';
import { findIntegration } from '../integration-store.ts';
import { KNOWN_FOR_MS } from '../rules.ts';
import { findSession, type GameSession } from '../sessions/game-session.ts';
import { type NoteTransaction, openTransactionNotes } from './note-transaction.ts';

/** Bets and wins of one call on their way into the ledger, with the round they belong to. */
export interface PlacedCall extends GroupCall {
  readonly round: Omit<RoundChange, 'stake' | 'payout'>;
}

/** What answers the vendors' calls: caches of who is who, and the writer of bets and wins. */
export interface WalletApiContext {
  readonly ctx: AppContext;
  readonly integration: (code: string) => Promise<CallingIntegration | undefined>;
  readonly account: (name: string) => Promise<KnownAccount | undefined>;
  readonly game: (integration: string, gameId: string) => Promise<KnownGame | undefined>;
  readonly session: (token: string) => Promise<GameSession | undefined>;
  readonly noteTransaction: NoteTransaction;
  readonly writer: GroupWriter<PlacedCall>;
}

export const openWalletApi = (ctx: AppContext): WalletApiContext => {
  const { db, clock } = ctx;
  const game = cached(clock, KNOWN_FOR_MS, async (key) => {
    const [source = '', ...rest] = key.split('/');
    const games = await findGames(db, [{ source, gameId: rest.join('/') }]);
    return games.get(key);
  });
  return {
    ctx,
    integration: cached(clock, KNOWN_FOR_MS, async (code) => {
      const integration = await findIntegration(db, code);
      return integration && openCalling(ctx, integration);
    }),
    account: cached(
      clock,
      KNOWN_FOR_MS,
      batchLoad((names) => findAccounts(db, names)),
    ),
    game: (integration, gameId) => game(`${integration}/${gameId}`),
    session: cached(clock, KNOWN_FOR_MS, (token) => findSession(db, token)),
    noteTransaction: openTransactionNotes(ctx),
    writer: openGroupWriter<PlacedCall>(db, { coWritten: ROUNDS }),
  };
};

const ROUNDS: CoWrittenRows<PlacedCall> = {
  name: ADD_TO_ROUNDS.name,
  texts: ADD_TO_ROUNDS.texts,
  values: (posted) =>
    ADD_TO_ROUNDS.values(
      posted.map(({ call, news }) => ({
        ...call.round,
        stake: sumOf('BET', news),
        payout: sumOf('PAYOUT', news),
      })),
    ),
};

const sumOf = (kind: 'BET' | 'PAYOUT', entries: readonly Entry[]) =>
  entries.reduce((sum, entry) => (entry.kind === kind ? money(sum + entry.amount) : sum), ZERO);
