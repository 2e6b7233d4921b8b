import { softswiss, WalletApiError } from '@hintha/vendor-protocol';
import { languageOf } from '../languages.ts';
import { openLaunch, type Launch } from '../sessions/index.ts';
import { CURRENCY, type Studio } from '../studio.ts';
import { findTitle } from '../games/index.ts';

/** Opens a title for a player of the operator; the address answered is good once and for a minute. */
export const launchGame = async (
  studio: Studio,
  request: softswiss.RealLaunchRequest,
): Promise<softswiss.LaunchReply> => {
  if (request.account.currency !== CURRENCY.code) throw new WalletApiError(softswiss.toErrorReply('154'));
  if (findTitle(request.game) === undefined) throw new WalletApiError(softswiss.toErrorReply('405'));
  const code = await openLaunch(studio, toLaunch(request));
  return { launch_url: `${studio.config.studioUrl}/play/?launch=${code}` };
};

const toLaunch = ({ account, urls, wallet, ...request }: softswiss.RealLaunchRequest): Launch => ({
  account: account.id,
  currency: account.currency,
  nickname: toNickname(account.nickname) || account.id,
  game: request.game,
  language: languageOf(request.locale),
  jurisdiction: request.jurisdiction ?? null,
  returnUrl: URL.parse(urls?.return_url ?? '')?.href ?? null,
  operatorSession: request.session_id ?? null,
  wallet: wallet ?? 'operator',
  maxBet: request.max_bet ?? null,
});

/** What a player is called, without what cannot be shown or stored. */
const toNickname = (text: string | undefined): string => (text ?? '').replaceAll(/\p{C}/gu, '').trim();
