import { z } from 'zod';
import { idParams, Nothing, requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

/** A reference of a payment or the id of a picture. */
const reference = z.string().regex(/^[\w./-]{1,64}$/);

export const reviveDeposit = consoleRoute('reviveDeposit', {
  summary: 'Takes up an order again whose time ran out though it was paid.',
  params: idParams,
  /** What shows that the member has paid: the id of a picture, or of the message it came with. */
  body: z.object({ proof: reference }),
  reply: Nothing,
  errors: ['not_found', 'deposit_closed', 'revival_over'],
});

export const setReceiverHealth = consoleRoute('setReceiverHealth', {
  summary: 'Takes a receiver of deposits out of the row, or puts it back.',
  params: idParams,
  body: z.object({ healthy: z.boolean(), reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});

export const setAccountFlag = consoleRoute('setAccountFlag', {
  summary: 'Closes the withdrawals of a member, or gives each of them to people to decide; or ends either.',
  params: idParams,
  body: z.object({ flag: z.enum(['LOCKED', 'BONUS_ABUSE']), on: z.boolean(), reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});

export const sendPayout = consoleRoute('sendPayout', {
  summary: 'Keeps that a part of a withdrawal was paid by hand, and under what reference.',
  params: idParams,
  body: z.object({
    payerReference: reference,
    slip: reference.nullable().default(null),
    requestId: requestId.optional(),
  }),
  reply: Nothing,
  errors: ['not_found', 'no_longer_open', 'key_reused'],
});

const reasoned = {
  params: idParams,
  body: z.object({ reason: words, requestId: requestId.optional() }),
  reply: Nothing,
  errors: ['not_found', 'no_longer_open', 'key_reused'],
} as const;

export const claimPayout = consoleRoute('claimPayout', {
  summary: 'Has a payment looked into that the member says has not arrived.',
  ...reasoned,
});

export const forceReceipt = consoleRoute('forceReceipt', {
  summary: 'Closes a disputed payment as proven to have arrived.',
  ...reasoned,
});

export const refundPayout = consoleRoute('refundPayout', {
  summary: 'Gives the money of a payment that came back, or cannot be made, to the member again.',
  ...reasoned,
});

export const resendPayout = consoleRoute('resendPayout', {
  summary: 'Pays a payment that came back once more.',
  ...reasoned,
});
