import { type Http, serveBytes, signedCallOf } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { takeReport, type TakenReport } from './take-report.ts';

const LARGEST_BODY = 16 * 1024;

const STATUSES: Readonly<Record<TakenReport, number>> = {
  turned_away: 401,
  unreadable: 400,
  unknown_draw: 404,
  early: 409,
  kept: 200,
  confirmed: 200,
  known: 200,
  differs: 200,
};

export const REPORTS_PATH = '/lgw/lottery/reports';

/**
 * POST /lgw/lottery/reports/:source: the result of an official draw as a source has it, signed over its bytes. What was
 * taken is not sent again; a draw that is reported too early is reported once more.
 */
export const serveReports = (http: Http, ctx: AppContext): void =>
  serveBytes(http, [
    {
      path: `${REPORTS_PATH}/:source`,
      bodyLimit: LARGEST_BODY,
      tooLarge: () => ({ status: 413, body: '{"ok":false}' }),
      answer: async (call) => {
        const taken = await takeReport(ctx, call.path.source ?? '', signedCallOf(call));
        const status = STATUSES[taken];
        return { status, body: JSON.stringify({ ok: status === 200, taken }) };
      },
    },
  ]);
