import { batchLoad, cached, type Cached } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findGames, type KnownGame, readVersion } from '../../catalogue/index.ts';
import { checkedRounds } from '../caps/checked-rounds.ts';
import { findAccounts, type KnownAccount } from '../../identity/index.ts';
import { type GroupWriter, openGroupWriter } from '../../wallet/index.ts';
import { type CallingIntegration, openCalling } from '../integration-keys.ts';
import { findIntegration } from '../integration-store.ts';
import { KNOWN_FOR_MS } from '../rules.ts';
import { findSession, type GameSession } from '../sessions/game-session.ts';
import { type NoteTransaction, openTransactionNotes } from './note-transaction.ts';
import { betsStopped, readBetsStopped } from './bet-stop-store.ts';
import type { PlacedCall } from './placed-call.ts';

export interface FoundGame {
  /** Undefined when the catalogue has none. */
  readonly game: KnownGame | undefined;
  readonly catalogue: bigint;
}

/** What answers the vendors' calls: caches of who is who, and the writer of bets and wins. */
export interface WalletApiContext {
  readonly ctx: AppContext;
  readonly integration: Cached<CallingIntegration | undefined>;
  readonly account: (name: string) => Promise<KnownAccount | undefined>;
  readonly game: (integration: string, gameId: string) => Promise<FoundGame>;
  readonly forgetGames: () => void;
  /** Whether no bet is taken anywhere; what is read ahead spares the database what it would refuse. */
  readonly isStopped: () => Promise<boolean>;
  readonly session: (token: string) => Promise<GameSession | undefined>;
  readonly noteTransaction: NoteTransaction;
  readonly writer: GroupWriter<PlacedCall>;
}

export const openWalletApi = (ctx: AppContext): WalletApiContext => {
  const { db, clock, log } = ctx;
  const game = cached(clock, KNOWN_FOR_MS, async (key) => {
    const [source = '', ...rest] = key.split('/');
    // Read first, so that a change in between makes it too old rather than the game.
    const catalogue = await readVersion(db);
    const games = await findGames(db, [{ source, gameId: rest.join('/') }]);
    return { game: games.get(key), catalogue };
  });
  const stopped = betsStopped(ctx.contributions);
  const isStopped = cached(clock, KNOWN_FOR_MS, () => readBetsStopped(db, stopped));
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
    forgetGames: game.forget,
    isStopped: () => isStopped(''),
    session: cached(clock, KNOWN_FOR_MS, (token) => findSession(db, token)),
    noteTransaction: openTransactionNotes(ctx),
    writer: openGroupWriter<PlacedCall>(db, { coWritten: checkedRounds(ctx), log }),
  };
};
