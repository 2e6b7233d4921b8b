import type { Database } from '@hintha/platform';
import {
  accountIdOf,
  givenMatchInPlay,
  givenOpenFight,
  givenOpposed,
  givenOpposedFlag,
  givenRanking,
  givenUndrawnNumero,
} from '../../tools/scenario/index.ts';

/** What feeds and members would have left behind, so that the pages of the console about it have rows to open. */
export const givePlay = async (db: Database): Promise<void> => {
  const accounts = [await accountIdOf(db, 'demo'), await accountIdOf(db, 'thiri')] as const;
  const [one, other] = accounts;
  await givenRanking(db, accounts);
  await givenMatchInPlay(db, 'given-match');
  const fight = await givenOpenFight(db, 'GIVEN', 1);
  await givenOpposed(db, fight, accounts);
  await givenOpposedFlag(db, one, other);
  await givenUndrawnNumero(db, 'VN_MB', '20260101');
};
