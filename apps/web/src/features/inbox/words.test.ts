import { bonuses, inbox, payments, points } from '@hintha/contract';
import { loadAccountMessages } from '@hintha/messages';
import { expect, test } from 'vitest';
import { leadOf } from './leads-to.ts';

test.each(['my', 'en'])(
  'each message that the operator writes has words in %s and leads somewhere',
  async (language) => {
    const { kinds } = (await loadAccountMessages(language)).inbox;
    for (const kind of inbox.MESSAGE_KINDS) {
      expect(kinds).toHaveProperty(`${kind}.title`);
      // Where an account stands, no page of its own shows.
      expect([kind, leadOf(kind) === null]).toEqual([kind, kind === 'account_moved']);
    }
  },
);

test.each(['my', 'en'])('each reason that comes with a message has words in %s', async (language) => {
  const { reasons } = (await loadAccountMessages(language)).inbox;
  const outcomes = ['REFUNDED', 'AUTO', 'FORCED'];
  const codes = [
    ...payments.REJECT_REASONS,
    ...bonuses.APPLICATION_REJECTIONS,
    ...points.REDEMPTION_REJECTIONS,
    ...outcomes,
  ];
  for (const reason of [...payments.DEPOSIT_REASONS, ...codes]) expect(reasons).toHaveProperty(reason);
});

test('a kind from a newer server leads nowhere', () => {
  expect(leadOf('gift_sent')).toBeNull();
});
