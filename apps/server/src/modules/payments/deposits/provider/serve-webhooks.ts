import { type Http, serveBytes, signedCallOf } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { takeRate, takeStatementLine } from '../incoming/take-statement-line.ts';
import { type TakenWebhook, takeWebhook } from './take-webhook.ts';

const LARGEST_BODY = 16 * 1024;
const SMALL = { bodyLimit: LARGEST_BODY, tooLarge: () => ({ status: 413, body: '{"ok":false}' }) };

const ANSWERS: Readonly<Record<TakenWebhook, { status: number; body: string }>> = {
  taken: { status: 200, body: '{"ok":true}' },
  turned_away: { status: 401, body: '{"ok":false}' },
  unreadable: { status: 400, body: '{"ok":false}' },
};

/**
 * POST /wps/payments/webhook/:channel: what a provider says of a payment. POST /wps/payments/statements: a line of the
 * statement of one of our accounts. POST /wps/payments/rates: what a coin is worth. All are signed over their bytes.
 */
export const serveWebhooks = (http: Http, ctx: AppContext): void =>
  serveBytes(http, [
    {
      ...SMALL,
      path: '/wps/payments/webhook/:channel',
      answer: async (call) => ANSWERS[await takeWebhook(ctx, call.path.channel ?? '', signedCallOf(call))],
    },
    {
      ...SMALL,
      path: '/wps/payments/statements',
      answer: async (call) => ANSWERS[await takeStatementLine(ctx, signedCallOf(call))],
    },
    {
      ...SMALL,
      path: '/wps/payments/rates',
      answer: async (call) => ANSWERS[await takeRate(ctx, signedCallOf(call))],
    },
  ]);
