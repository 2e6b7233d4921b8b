import type { Language } from '@hintha/contract';
import type { Money } from '@hintha/money';
import { type Caller, type Database, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { findGame, findGameDetails, type GameDetails, noteLaunch } from '../catalogue/index.ts';
import { findAccount } from '../identity/index.ts';
import { isRestricted } from '../protection/index.ts';
import { findIntegration } from './integration-store.ts';
import { dialectOf, openVendor } from './open-vendor.ts';
import { openGameSession } from './sessions/game-session.ts';
import { type LaunchWallet, useTransferWallet } from './transfers/use-transfer-wallet.ts';
import type { Integration } from './types.ts';

export interface LaunchOrder {
  vendor: string;
  gameCode: string;
  device: 'mobile' | 'desktop';
  language: Language;
  ip: string;
}

export interface Launched {
  url: string;
  names: Record<string, string>;
  /** The vendor's wallet that the game is played from; null when it is the main one. */
  ownWallet: LaunchWallet | null;
}

/** By ISO 639-1, which has Tagalog and no Filipino. */
const localeOf = (language: Language): string => (language === 'fil' ? 'tl' : language);

/** Asks the vendor to open a game for the caller, and answers the address of its page. */
export const launchGame = async (ctx: AppContext, caller: Caller, order: LaunchOrder): Promise<Launched> => {
  if (await isRestricted(ctx, ctx.db, caller.accountId, 'BETTING'))
    throw new BusinessError('betting_stopped');
  const { game, integration } = await findOpenGame(ctx, order);
  const ownWallet = await useTransferWallet(ctx, integration, caller);
  const answer = await openVendor(ctx, integration).launch({
    account: caller.account,
    gameId: game.code,
    device: order.device,
    language: localeOf(order.language),
    // An address with a zone is one of the machine's own, and means nothing to a vendor.
    ip: order.ip.includes('%') ? null : order.ip,
    maxBet: await findMaxBet(ctx, caller, integration),
    fromTransferWallet: ownWallet !== null,
    session: await openSession(ctx, caller, { integration, gameId: game.code }),
    siteUrl: ctx.config.publicUrl,
  });
  if (answer.kind === 'unknown') throw new BusinessError('vendor_unavailable');
  if (answer.kind === 'refused') throw new BusinessError('game_unavailable');
  await noteLaunch(ctx, caller.accountId, game);
  return { url: answer.value, names: game.names, ownWallet };
};

const openSession = async (
  ctx: AppContext,
  { accountId }: Caller,
  { integration, gameId }: { integration: Integration; gameId: string },
): Promise<string | null> =>
  dialectOf(integration).hasSessions
    ? openGameSession(ctx, { accountId, integration: integration.code, gameId })
    : null;

/** The operator's bound or the member's own, whichever is less; null when there is neither. */
const findMaxBet = async (
  { db }: AppContext,
  caller: Caller,
  { maxBet }: Integration,
): Promise<Money | null> => {
  const own = (await findAccount(db, caller.account))?.stakeLimit ?? null;
  return lesser(maxBet, own);
};

const findOpenGame = async ({ db }: AppContext, { vendor, gameCode }: LaunchOrder) => {
  const game = await findGame(db, vendor, gameCode);
  if (game === undefined) throw new BusinessError('not_found');
  const integration = await findIntegration(db, game.integration);
  if (!game.available || !integration?.active || integration.vendorUrl === null)
    throw new BusinessError('game_unavailable');
  if (integration.suspendedAt !== null) throw new BusinessError('game_unavailable');
  return { game, integration: { ...integration, vendorUrl: integration.vendorUrl } };
};

export interface GameDetailsToRead extends GameDetails {
  minBet: bigint;
}

/** What a game takes and returns; its largest bet is the vendor's bound or the operator's, whichever is less. */
export const readGameDetails = async (
  db: Database,
  vendor: string,
  gameCode: string,
): Promise<GameDetailsToRead> => {
  const game = await findGameDetails(db, vendor, gameCode);
  if (game === undefined) throw new BusinessError('not_found');
  const own = (await findIntegration(db, game.integration))?.maxBet ?? null;
  return { ...game, maxBet: lesser(game.maxBet, own) };
};

const lesser = <Amount extends bigint>(one: Amount | null, other: Amount | null): Amount | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};
