import type { Http } from '@hintha/platform';
import type { Payment, Status } from './book.ts';
import type { Cashier } from './cashier.ts';
import { startPage } from './forms.ts';
import { missingPage, paymentPage } from './page.ts';
import { STYLE } from './style.ts';
import { serveFonts } from './serve-fonts.ts';
import { planWebhooks, readSwitches } from './plan-webhooks.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { isLanguage, type Language } from './texts/texts.ts';

const FORM = 'application/x-www-form-urlencoded';
export const HTML = 'text/html; charset=utf-8';

const CHOICES: Readonly<Record<string, Exclude<Status, 'PENDING'>>> = {
  pay: 'SUCCESS',
  fail: 'FAILED',
  cancel: 'CANCELLED',
  chargeback: 'CHARGEBACK',
};

interface Asked {
  readonly url: string;
  readonly params: unknown;
}

const tokenOf = ({ params }: Asked): string => (params as { token: string }).token;
export const queryOf = ({ url }: Pick<Asked, 'url'>): URLSearchParams =>
  new URLSearchParams(url.split('?')[1] ?? '');
/** What the page was switched to, else what the payer speaks. */
export const languageOf = (query: URLSearchParams, spoken?: string): Language =>
  [query.get('language'), spoken].find((one) => isLanguage(one)) ?? 'my';

/** What a payer sees and answers. `?webhooks=duplicate,late` makes the cashier tell the operator badly. */
export const servePaymentPages = (http: Http, cashier: Cashier): void => {
  const { book } = cashier;
  http.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  http.get('/cashier.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  serveFonts(http);
  http.get('/', async (request, reply) => {
    const query = queryOf(request);
    return reply.type(HTML).send(startPage({ language: languageOf(query), query }));
  });
  http.get('/pay/:token', async (request, reply) => {
    const query = queryOf(request);
    const payment = book.findPage(tokenOf(request));
    const language = languageOf(query, payment?.language);
    reply.type(HTML).header('cache-control', 'no-store');
    if (payment === undefined) return reply.status(404).send(missingPage(language));
    return reply.send(paymentPage(payment, { language, query, isOpen: isOpen(cashier, payment) }));
  });
  http.post('/pay/:token', async (request, reply) => {
    const token = tokenOf(request);
    const query = queryOf(request);
    if (request.body instanceof URLSearchParams)
      choose(cashier, token, query, request.body.get('choice') ?? '');
    return reply.redirect(`/pay/${encodeURIComponent(token)}?${query}`, 303);
  });
};

const isOpen = ({ clock }: Cashier, { status, expiresAt }: Payment): boolean =>
  status === 'PENDING' && clock.now().getTime() < expiresAt;

const choose = (cashier: Cashier, token: string, query: URLSearchParams, choice: string): void => {
  const payment = cashier.book.findPage(token);
  const status = CHOICES[choice];
  const isLate = status !== 'CHARGEBACK' && payment !== undefined && !isOpen(cashier, payment);
  if (status === undefined || isLate) return;
  const settled = cashier.book.settle(token, status);
  if (settled === undefined) return;
  const planned = planWebhooks(settled, readSwitches(query.get('webhooks') ?? ''), cashier.config.lateMs);
  sendWebhooks(cashier, settled.notifyUrl, planned, () => cashier.book.markNotified(token));
};
