import type { Money } from '@hintha/money';
import { type Caller, type Database, BusinessError } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import type { AppContext } from '../../app-context.ts';
import { findGame, findGameFacts, type GameFacts, noteLaunch } from '../catalogue/index.ts';
import { findAccount } from '../identity/index.ts';
import { isRestricted } from '../protection/index.ts';
import { findIntegration } from './integration-store.ts';
import { type LaunchWallet, useTransferWallet } from './transfers/use-transfer-wallet.ts';
import type { Integration } from './types.ts';

export interface LaunchOrder {
  vendor: string;
  gameCode: string;
  device: 'mobile' | 'desktop';
  language: string;
  ip: string;
}

export interface Launched {
  url: string;
  names: Record<string, string>;
  /** The vendor's wallet that the game is played from; null when it is the main one. */
  ownWallet: LaunchWallet | null;
}

/** By the two letters that the dialect takes; Filipino goes by those of Tagalog. */
const LOCALES: Readonly<Record<string, string>> = {
  MY: 'my',
  EN: 'en',
  CN: 'zh',
  VI: 'vi',
  JA: 'ja',
  TH: 'th',
  TY: 'tl',
  ID: 'id',
};

/** Asks the vendor to open a title for the caller, and answers the address of its page. */
export const launchGame = async (ctx: AppContext, caller: Caller, order: LaunchOrder): Promise<Launched> => {
  if (await isRestricted(ctx, ctx.db, caller.accountId, 'BETTING'))
    throw new BusinessError('betting_stopped');
  const { game, connection, vendorUrl } = await findOpenGame(ctx, order);
  const ownWallet = await useTransferWallet(ctx, connection, caller);
  const vendor = softswiss.createLaunchClient({ baseUrl: vendorUrl, token: connection.secret });
  const answer = await vendor.real({
    casino_id: connection.casinoId,
    game: game.code,
    locale: LOCALES[order.language] ?? 'en',
    ...(order.ip.includes('%') ? {} : { ip: order.ip }),
    client_type: order.device,
    account: { id: caller.account, currency: connection.currency, nickname: caller.account },
    ...(ownWallet === null ? {} : { wallet: 'own' }),
    ...(await tellMaxBet(ctx, caller, connection)),
  });
  if (answer.kind === 'unknown') throw new BusinessError('vendor_unavailable');
  if (answer.kind === 'refused') throw new BusinessError('game_unavailable');
  await noteLaunch(ctx, caller.accountId, game);
  return { url: answer.reply.launch_url, names: game.names, ownWallet };
};

/** The house's bound and the member's own, whichever is less. */
const tellMaxBet = async (
  { db }: AppContext,
  caller: Caller,
  { maxBet }: Integration,
): Promise<{ max_bet?: Money }> => {
  const own = (await findAccount(db, caller.account))?.stakeLimit ?? null;
  const bounds = [maxBet, own].filter((bound) => bound !== null);
  const [first, ...rest] = bounds;
  if (first === undefined) return {};
  return { max_bet: rest.reduce((least, bound) => (bound < least ? bound : least), first) };
};

const findOpenGame = async ({ db }: AppContext, { vendor, gameCode }: LaunchOrder) => {
  const game = await findGame(db, vendor, gameCode);
  if (game === undefined) throw new BusinessError('not_found');
  const connection = await findIntegration(db, game.connection);
  if (!game.available || !connection?.active || connection.vendorUrl === null) {
    throw new BusinessError('game_unavailable');
  }
  return { game, connection, vendorUrl: connection.vendorUrl };
};

export interface ReadFacts extends GameFacts {
  minBet: bigint;
}

/** What a title takes and returns; its largest bet is the vendor's bound or the house's own, whichever is less. */
export const readGameFacts = async (db: Database, vendor: string, gameCode: string): Promise<ReadFacts> => {
  const game = await findGameFacts(db, vendor, gameCode);
  if (game === undefined) throw new BusinessError('not_found');
  const ctx = (await findIntegration(db, game.connection))?.maxBet ?? null;
  return { ...game, maxBet: lesser(game.maxBet, ctx) };
};

const lesser = (one: bigint | null, other: bigint | null): bigint | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};
