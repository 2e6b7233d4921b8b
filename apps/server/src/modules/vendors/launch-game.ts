import { Refusal, type Caller } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import type { House } from '../../house.ts';
import { findGame } from '../catalogue/index.ts';
import { findConnection } from './store.ts';

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
}

const LOCALES: Record<string, string> = { MY: 'my', EN: 'en' };

/** Asks the vendor to open a title for the caller, and answers the address of its page. */
export const launchGame = async (house: House, caller: Caller, order: LaunchOrder): Promise<Launched> => {
  const game = await findGame(house.db, order.vendor, order.gameCode);
  if (game === undefined) throw new Refusal('not_found');
  const connection = await findConnection(house.db, game.connection);
  if (!game.available || !connection?.active || connection.vendorUrl === null) {
    throw new Refusal('game_unavailable');
  }
  const vendor = softswiss.createLaunchClient({ baseUrl: connection.vendorUrl, token: connection.secret });
  const answer = await vendor.real({
    casino_id: connection.casinoId,
    game: game.code,
    locale: LOCALES[order.language] ?? 'en',
    ...(order.ip.includes('%') ? {} : { ip: order.ip }),
    client_type: order.device,
    account: { id: caller.account, currency: connection.currency, nickname: caller.account },
  });
  if (answer.kind === 'unknown') throw new Refusal('vendor_unavailable');
  if (answer.kind === 'refused') throw new Refusal('game_unavailable');
  return { url: answer.reply.launch_url, names: game.names };
};
