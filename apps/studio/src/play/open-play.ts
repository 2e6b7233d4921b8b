import { formatAmount, type Money } from '@hintha/money';
import { reasonOf } from '../operator-refusals.ts';
import { profileOf } from '../profiles.ts';
import { Refused } from '../refused.ts';
import { findUnseen, toRoundView } from '../rounds/index.ts';
import { readSeeds, toSeedView } from '../seeds/index.ts';
import { findLaunch, takeLaunch, type Session } from '../sessions/index.ts';
import { CURRENCY, type Studio } from '../studio.ts';
import { getTitle, toGameFacts } from '../titles/index.ts';
import type { OpenedView } from '../wire.ts';
import { within } from '../within.ts';

/** Shorter than the game client waits, so that a code is never used up for an answer nobody hears. */
const PATIENCE_MS = 8_000;

/** Turns a launch into a session. The code is used up last: until the operator has answered it stays good. */
export const openPlay = async (studio: Studio, code: string): Promise<OpenedView> => {
  const session = await findLaunch(studio, code);
  const balance = await askBalance(studio, session);
  const seeds = await readSeeds(studio, session);
  const unseen = await findUnseen(studio, session);
  const token = await takeLaunch(studio, code);
  return {
    token,
    game: toGameFacts(getTitle(session.game), session.language),
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

const askBalance = async ({ wallet }: Studio, session: Session): Promise<Money> => {
  const { account: account_id, currency, game: game_id, operatorSession: session_id } = session;
  const answer = await within(
    PATIENCE_MS,
    wallet.balance({ account_id, currency, game_id, ...(session_id === null ? {} : { session_id }) }),
  );
  if (answer === undefined || answer.kind === 'unknown') throw new Refused('operator_unreachable');
  if (answer.kind === 'refused') throw new Refused(reasonOf(answer.apiCode));
  return answer.reply.balance;
};
