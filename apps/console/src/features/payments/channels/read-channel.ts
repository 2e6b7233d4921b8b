import { formatAmount, parseAmount } from '@hintha/money';
import type { Asked } from '../../../shared/api.ts';
import { typedSum } from '../../../shared/forms/typed-amount.ts';
import { readRate } from './rate.ts';

type Body = Asked<'openChannel'>['body'];
type Type = Body['type'];

/** What is typed of a way to pay in that is to be opened. */
export interface ChannelDraft {
  readonly id: string;
  /** Empty where the channel has transaction numbers of its own. */
  readonly bank: string;
  readonly name: string;
  readonly type: Type;
  readonly min: string;
  readonly max: string;
  readonly minutes: string;
  readonly qrTemplate: string;
  readonly url: string;
  readonly secret: string;
  readonly coin: string;
  readonly rate: string;
}

export interface ReceiverDraft {
  readonly name: string;
  readonly number: string;
  readonly dailyCap: string;
}

export const NO_CHANNEL: ChannelDraft = {
  id: '',
  bank: '',
  name: '',
  type: 'MANUAL',
  min: '1000.00',
  max: '1000000.00',
  minutes: '15',
  qrTemplate: '',
  url: '',
  secret: '',
  coin: 'USDT',
  rate: '',
};

export const NO_RECEIVER: ReceiverDraft = { name: '', number: '', dailyCap: '' };

/** Whether members pay to the operator's own accounts, and not by a provider. */
export const isByHand = (type: Type): boolean => type === 'MANUAL' || type === 'QR';

const MOST_MINUTES = 1440;
const LEAST_SECRET = 16;

const isCode = (typed: string): boolean => /^[a-z0-9_]{2,32}$/.test(typed.trim());

const isAddress = (typed: string): boolean => /^https?:\/\/[^\s/]+\S*$/.test(typed.trim());

const isMinutes = (typed: string): boolean =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_MINUTES;

export const readReceiver = (draft: ReceiverDraft) => {
  const dailyCap = typedSum(draft.dailyCap);
  const [name, number] = [draft.name.trim(), draft.number.trim()];
  return dailyCap === undefined || name === '' || number === '' ? undefined : { name, number, dailyCap };
};

const readProvider = ({ type, url, secret }: ChannelDraft): Body['provider'] | undefined => {
  if (isByHand(type)) return null;
  return isAddress(url) && secret.trim().length >= LEAST_SECRET
    ? { url: url.trim(), secret: secret.trim() }
    : undefined;
};

const readCoin = ({ type, coin, rate }: ChannelDraft): Body['coin'] | undefined => {
  if (type !== 'CRYPTO') return null;
  const read = readRate(rate);
  return read !== undefined && /^[A-Z]{3,8}$/.test(coin.trim())
    ? { currency: coin.trim(), rate: read }
    : undefined;
};

const readTemplate = ({ type, qrTemplate }: ChannelDraft): string | null | undefined => {
  if (type !== 'QR') return null;
  return qrTemplate.includes('{number}') ? qrTemplate.trim() : undefined;
};

/** Undefined while one of them is. */
export const complete = <Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } | undefined =>
  Object.values(fields).includes(undefined)
    ? undefined
    : (fields as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> });

/** As it goes over the wire; undefined while a field is not filled in rightly. */
export const readChannel = (draft: ChannelDraft, receiver: ReceiverDraft) => {
  const name = draft.name.trim();
  const bank = draft.bank.trim();
  if (bank !== '' && !isCode(bank)) return undefined;
  if (name === '' || !isCode(draft.id) || !isMinutes(draft.minutes)) return undefined;
  const read = complete({
    min: typedSum(draft.min),
    max: typedSum(draft.max),
    provider: readProvider(draft),
    coin: readCoin(draft),
    qrTemplate: readTemplate(draft),
    first: isByHand(draft.type) ? readReceiver(receiver) : null,
  });
  if (read === undefined) return undefined;
  const { first, ...fields } = read;
  return {
    ...fields,
    id: draft.id.trim(),
    ...(bank === '' ? {} : { bank }),
    type: draft.type,
    name,
    timeOutMinutes: Number(draft.minutes),
    receivers: first === null ? [] : [first],
  };
};

interface TermsDraft {
  readonly min: string;
  readonly max: string;
  readonly fee: string;
}

/** Limits and fee as they go over the wire; undefined for each that is not filled in rightly. */
export const readTerms = (draft: TermsDraft) => {
  const share = parseAmount(draft.fee.trim());
  const isShare = share !== 'not_an_amount' && share >= 0n && share < WHOLE;
  const [min, max] = [typedSum(draft.min), typedSum(draft.max)];
  const isBelow = min !== undefined && max !== undefined && !isAtLeast(max, min);
  return { min, max: isBelow ? undefined : max, fee: isShare ? formatAmount(share) : undefined };
};

/** A hundred percent, in hundredths. */
const WHOLE = 10_000n;

const isAtLeast = (one: string, other: string): boolean => {
  const [read, least] = [parseAmount(one), parseAmount(other)];
  return read !== 'not_an_amount' && least !== 'not_an_amount' && read >= least;
};
