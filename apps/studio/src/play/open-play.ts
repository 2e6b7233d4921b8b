import { formatAmount } from '@hintha/money';
import { profileOf } from '../profiles.ts';
import { balanceSourceOf } from '../balance-sources/index.ts';
import { findUnseen, toRoundView } from '../rounds/index.ts';
import { readSeeds, toSeedView } from '../seeds/index.ts';
import { findLaunch, takeLaunch } from '../sessions/index.ts';
import { CURRENCY, type Studio } from '../studio.ts';
import { getTitle, toGameFacts } from '../games/index.ts';
import type { OpenedView } from '../wire.ts';

/** Turns a launch into a session. The code is used up last: until the balance source has answered it stays good. */
export const openPlay = async (studio: Studio, code: string): Promise<OpenedView> => {
  const session = await findLaunch(studio, code);
  const balance = await balanceSourceOf(studio, session).readBalance(session);
  const seeds = await readSeeds(studio, session);
  const unseen = await findUnseen(studio, session);
  const token = await takeLaunch(studio, code);
  return {
    token,
    game: toGameFacts(getTitle(session.game), session),
    player: { nickname: session.nickname, demo: false },
    currency: { ...CURRENCY },
    language: session.language,
    balance: formatAmount(balance),
    returnUrl: session.returnUrl,
    fairness: toSeedView(seeds),
    unseen: unseen === null ? null : toRoundView(unseen),
    profile: profileOf(session.jurisdiction),
  };
};
