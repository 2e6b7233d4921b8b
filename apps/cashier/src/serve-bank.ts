import type { Http } from '@hintha/platform';
import { z } from 'zod';
import type { Cashier } from './cashier.ts';
import { formPage, type Form } from './forms.ts';
import { readSwitches, repeat, type PlannedWebhook, type Switch } from './plan-webhooks.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { HTML, languageOf, queryOf } from './serve-pages.ts';

const FORM: Form = { path: '/bank', title: 'bank', fields: ['to', 'amount', 'name', 'note'] };
const DIGITS = 10n ** 12n;

/** An amount with up to two decimals, as it is told on: with two. */
export const TypedAmount = z
  .string()
  .trim()
  .regex(/^\d{1,13}(\.\d{1,2})?$/)
  .transform((text) => {
    const [whole = '', cents = ''] = text.split('.');
    return `${whole}.${cents.padEnd(2, '0')}`;
  });

const Transfer = z.object({
  to: z.string().trim().min(1).max(64),
  amount: TypedAmount,
  name: z.string().trim().min(1).max(100),
  note: z.string().trim().max(100),
});

interface Line {
  readonly receiver: string;
  readonly txnId: string;
  readonly amount: string;
}

/** The cashier as the bank of the operator: a transfer that a payer makes comes up as a line of its statement. */
export const serveBank = (http: Http, cashier: Cashier): void => {
  const url = `${cashier.config.operatorUrl}/wps/payments/statements`;
  http.get('/bank', async (request, reply) => {
    const query = queryOf(request);
    reply.type(HTML).header('cache-control', 'no-store');
    return reply.send(formPage(FORM, { language: languageOf(query), query }));
  });
  http.post('/bank', async (request, reply) => {
    const query = queryOf(request);
    const typed = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
    const { data } = Transfer.safeParse(typed);
    if (data === undefined) return reply.redirect(`/bank?${again(query, { ...typed, wrong: '' })}`, 303);
    const { to, amount, name, note } = data;
    const txnId = newTxnId(cashier);
    const line = { receiver: to, txnId, amount, currency: 'MMK', payerName: name, note, at: now(cashier) };
    const switches = readSwitches(query.get('webhooks') ?? '');
    sendWebhooks(cashier, url, planLines(line, switches, cashier.config.lateMs));
    return reply.redirect(`/bank?${again(query, { txn: txnId })}`, 303);
  });
};

const now = ({ clock }: Cashier): number => clock.now().getTime();

/** Its last six signs are digits, by which a payer tells it to the operator. */
const newTxnId = ({ random }: Cashier): string => {
  const drawn = BigInt(`0x${Buffer.from(random.bytes(8)).toString('hex')}`) % DIGITS;
  return `BNK${String(drawn).padStart(12, '0')}`;
};

/** The query of the page that comes next: what was chosen before, and what is told now. */
export const again = (query: URLSearchParams, values: Record<string, string>): URLSearchParams => {
  const kept = [...query].filter(([name]) => ['language', 'webhooks'].includes(name));
  return new URLSearchParams([...kept, ...Object.entries(values)]);
};

/** Which lines a transfer brings, and when: one at once, unless switches say otherwise. */
const planLines = (line: Line, switches: ReadonlySet<Switch>, lateMs: number): PlannedWebhook[] => {
  if (switches.has('silent')) return [];
  const afterMs = switches.has('late') ? lateMs : 0;
  const other = { afterMs, word: { ...line, amount: `1${line.amount}` } };
  return [...repeat({ afterMs, word: line }, switches), ...(switches.has('contradictory') ? [other] : [])];
};
