import type { AccountType } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { type StoredRates, writeRates } from '@hintha/server/src/modules/agents/index.ts';
import { openMember, signIn, type TestMember } from '../payments/members.ts';
import { givenAccount, givenUpline } from '../scenario/index.ts';
import type { TestContext } from '../test-context.ts';

interface Place {
  readonly type?: AccountType;
  readonly under?: TestMember;
  readonly rates?: StoredRates;
  readonly funds?: bigint;
}

/** An account that is signed in, below another where one is given, with rates of its own. */
export const openPlaced = async (tested: TestContext, place: Place = {}): Promise<TestMember> => {
  const { type = 1, under, rates, funds } = place;
  const { db } = tested.ctx;
  const member = await openMember(tested, funds);
  await givenAccount(db, member.id, { type });
  if (under !== undefined)
    await givenUpline(db, { below: member.id, above: under.id, at: tested.clock.now() });
  if (rates !== undefined) await transaction(db, (tx) => writeRates(tx, member.id, rates));
  return { ...member, token: await signIn(tested.call, member.name) };
};
