import { createHmac } from 'node:crypto';
import { randomToken, serveBytes, type Http } from '@hintha/platform';
import { z } from 'zod';
import type { Cashier } from './cashier.ts';
import { formPage, type Form } from './forms.ts';
import { readSwitches, repeat, type PlannedWebhook, type Switch } from './plan-webhooks.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { again, TypedAmount } from './serve-bank.ts';
import { reply as answer, signed, SMALL } from './serve-orders.ts';
import { HTML, languageOf, queryOf } from './serve-pages.ts';

const FORM: Form = { path: '/coins', title: 'coins', fields: ['address', 'amount'] };
const TXN_BITS = 120;

const Asked = z.object({
  reference: z.string().regex(/^[\w-]{1,64}$/),
  notifyUrl: z.url({ protocol: /^https?$/ }),
});

const Address = z
  .string()
  .trim()
  .regex(/^T[A-Za-z0-9]{33}$/);

const Transfer = z.object({ address: Address, amount: TypedAmount });

const Query = z.object({ address: Address });

interface Word {
  readonly address: string;
  readonly txnId: string;
  readonly amount: string;
  readonly currency: string;
}

/** A transfer upon which blocks come to stand from an instant on. */
interface Sent {
  readonly word: Word;
  readonly fromMs: number;
}

/** The chain of this run keeps so many transfers; the oldest are forgotten. */
const MOST_SENT = 1_000;

/**
 * The cashier as a chain of coins. An address follows from who it is for, so that it outlives this run; where its owner
 * hears of it does not, and coins sent to an address of an earlier run go to where the first address is told of.
 */
export const serveCoins = (http: Http, cashier: Cashier): void => {
  const { config } = cashier;
  const usual = `${config.operatorUrl}/wps/payments/webhook/usdt_trc20`;
  const owners = new Map<string, string>();
  const chain: Sent[] = [];
  serveBytes(http, [
    {
      path: '/addresses',
      ...SMALL,
      answer: signed(cashier, Asked, ({ reference, notifyUrl }) => {
        const address = addressOf(config.key, reference);
        owners.set(address, notifyUrl);
        return answer(200, { address });
      }),
    },
    {
      path: '/addresses/query',
      ...SMALL,
      answer: signed(cashier, Query, ({ address }) =>
        answer(200, { transfers: transfersTo(cashier, chain, address) }),
      ),
    },
  ]);
  http.get('/coins', async (request, reply) => {
    const query = queryOf(request);
    reply.type(HTML).header('cache-control', 'no-store');
    return reply.send(formPage(FORM, { language: languageOf(query), query }));
  });
  http.post('/coins', async (request, reply) => {
    const query = queryOf(request);
    const typed = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
    const { data } = Transfer.safeParse(typed);
    if (data === undefined) return reply.redirect(`/coins?${again(query, { ...typed, wrong: '' })}`, 303);
    const txnId = `TRX-${randomToken(cashier.random, TXN_BITS)}`;
    const switches = readSwitches(query.get('webhooks') ?? '');
    const word = { ...data, txnId, currency: 'USDT' };
    chain.push({ word, fromMs: cashier.clock.now().getTime() });
    chain.splice(0, chain.length - MOST_SENT);
    const planned = planConfirmations(word, switches, config);
    sendWebhooks(cashier, owners.get(data.address) ?? usual, planned);
    return reply.redirect(`/coins?${again(query, { txn: txnId })}`, 303);
  });
};

const SIGNS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 33;

const addressOf = (key: string, reference: string): string => {
  const digest = createHmac('sha512', key).update(`address/${reference}`).digest();
  const signs = [...digest.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length] ?? '');
  return `T${signs.join('')}`;
};

const CONFIRMATIONS = [0, 7, 14, 20];

/** What stands on the chain for an address by now, whether the operator was told of it or not. */
const transfersTo = ({ clock, config }: Cashier, chain: readonly Sent[], address: string): object[] =>
  chain
    .filter(({ word }) => word.address === address)
    .map(({ word, fromMs }) => {
      const reached = Math.floor((clock.now().getTime() - fromMs) / config.blockMs);
      return { ...word, confirmations: CONFIRMATIONS[reached] ?? CONFIRMATIONS.at(-1) };
    });

/** What the operator hears of a transfer while blocks come to stand upon it, unless switches say otherwise. */
const planConfirmations = (
  word: Word,
  switches: ReadonlySet<Switch>,
  { lateMs, blockMs }: { readonly lateMs: number; readonly blockMs: number },
): PlannedWebhook[] => {
  if (switches.has('silent')) return [];
  const late = switches.has('late') ? lateMs : 0;
  const order = switches.has('reordered') ? CONFIRMATIONS.toReversed() : CONFIRMATIONS;
  const notices = order.flatMap((confirmations, index) =>
    repeat({ afterMs: late + index * blockMs, word: { ...word, confirmations } }, switches),
  );
  const other = { ...word, amount: `1${word.amount}`, confirmations: 20 };
  return switches.has('contradictory') ? [...notices, { afterMs: late + blockMs / 2, word: other }] : notices;
};
