import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { fixture, market } from '../../../../../../tools/sports/feed-messages.ts';
import { openTestBook } from '../../../../../../tools/sports/test-book.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { openFunded } from '../../../../../../tools/test-wallet.ts';
import { openRequirement } from './open-requirement.ts';
import type { RequirementKind } from '../types.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const book = openTestBook(ctx);

test('a bet is not bought back while a bonus is played through, and is while a deposit is', async () => {
  const accountId = await openFunded(db, kyat(10_000));
  await book.tell(fixture('match', 3_600), market('match', '1x2', ['2.00', '3.40', '3.60']));
  const leg = await book.leg('match', ['1x2'], '1', '2.00');
  const ticket = await book.take(book.asked(accountId, kyat(1_000), [leg]));
  const give = (kind: RequirementKind) =>
    transaction(db, (tx) =>
      openRequirement(tx, {
        accountId,
        kind,
        base: kyat(1_000),
        multiple: '5',
        source: 'test',
        reference: kind,
        at: clock.now(),
      }),
    );
  await give('DEPOSIT');
  expect((await book.quote(ticket)).offer.soldStake).toBe(kyat(1_000));
  await give('BONUS');
  await expect(book.quote(ticket)).rejects.toMatchObject({ code: 'cash_out_unavailable' });
});
