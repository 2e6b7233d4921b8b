import { MERCHANT_CURRENCY, money, type Money, parseAmount } from '@hintha/money';
import { BusinessError } from '@hintha/platform';
import { z } from 'zod';
import { parseRate } from './coin-rate.ts';
import type { Channel, Receiver } from './types.ts';

export const ReceiverDraft = z.strictObject({ name: z.string(), number: z.string(), dailyCap: z.string() });

/** A channel as it is proposed; the secret of its provider goes beside it, since a proposal is read by many. */
export const ChannelDraft = z.strictObject({
  id: z.string(),
  type: z.enum(['MANUAL', 'QR', 'REDIRECT', 'CRYPTO', 'CARD']),
  name: z.string(),
  bank: z.string().optional(),
  min: z.string(),
  max: z.string(),
  timeOutMinutes: z.int(),
  qrTemplate: z.string().nullable(),
  providerUrl: z.string().nullable(),
  coin: z.strictObject({ currency: z.string(), rate: z.string() }).nullable(),
  receivers: z.array(ReceiverDraft),
});
export type ChannelDraft = z.infer<typeof ChannelDraft>;

/** Says of a draft what it lacks for its type, or has though its type has no use for it. */
export const checkChannelDraft = (draft: ChannelDraft): void => {
  const { type, receivers } = draft;
  const isByHand = type === 'MANUAL' || type === 'QR';
  const numbers = new Set(receivers.map(({ number }) => number));
  const faults = {
    max: toMoney(draft.max) < toMoney(draft.min),
    receivers: isByHand !== receivers.length > 0 || numbers.size < receivers.length,
    qrTemplate: (type === 'QR') !== (draft.qrTemplate?.includes('{number}') ?? false),
    provider: isByHand !== (draft.providerUrl === null),
    coin: (type === 'CRYPTO') !== (draft.coin !== null),
  };
  const fields = Object.entries(faults)
    .filter(([, isFault]) => isFault)
    .map(([field]) => ({ field, problem: 'invalid' }));
  if (fields.length > 0) throw new BusinessError('bad_request', { fields });
};

/** The channel of a draft; it takes no orders until somebody switches it on. */
export const toChannel = (draft: ChannelDraft, secret: string | null): Channel => {
  const { id, type, name, bank = id, min, max, timeOutMinutes, qrTemplate, providerUrl, coin } = draft;
  return {
    id,
    type,
    name,
    bank,
    currency: MERCHANT_CURRENCY,
    min: toMoney(min),
    max: toMoney(max),
    feePpm: 0,
    timeOutMinutes,
    qrTemplate,
    provider: providerUrl === null || secret === null ? null : { url: providerUrl, secret },
    coin: coin && { currency: coin.currency, rate: parseRate(coin.rate) },
    active: false,
  };
};

export const toReceiver = ({ name, number, dailyCap }: z.infer<typeof ReceiverDraft>): Receiver => ({
  name,
  number,
  dailyCap: toMoney(dailyCap),
});

const toMoney = (text: string): Money => {
  const amount = parseAmount(text);
  if (amount === 'not_an_amount') throw new BusinessError('bad_request');
  return money(amount);
};
