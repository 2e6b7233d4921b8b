import { call, type Asked, type Reply } from '../api.ts';
import { atGameHost } from './game-host.ts';

export type GameAddress = Pick<Asked<'launchGame'>['body'], 'vendor' | 'gameCode' | 'gameType' | 'isGame'>;

const PHONE = '(max-width: 899px)';

/** Asks the vendor of a game for the address of its page, which is good for a minute and once. */
export const launch = async (game: GameAddress, language: string): Promise<Reply<'launchGame'>> => {
  const launched = await call('launchGame', {
    body: {
      ...game,
      language,
      backUrl: `${location.origin}/rng`,
      device: window.matchMedia(PHONE).matches ? 'mobile' : 'desktop',
    },
  });
  return { ...launched, url: atGameHost(launched.url) };
};
