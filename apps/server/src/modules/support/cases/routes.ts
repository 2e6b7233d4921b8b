import { CONSOLE_ROUTES, support } from '@hintha/contract';
import { randomToken, serveAnyone, type Served, type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { guestOf, knownGuest } from '../guest-of.ts';
import { answerCase, closeCase, takeCase } from './answer-case.ts';
import type { Answer, Case } from './case-store.ts';
import {
  listCaseQueue,
  listCases,
  type WithAccount,
  readCase,
  readAdminCase,
  type CaseThread,
} from './list-cases.ts';
import { sendFeedback } from './send-feedback.ts';

const KEY_BITS = 128;

/** What a guest does with cases. */
export const caseRoutes = (ctx: AppContext): Served[] => [
  serveAnyone(support.sendFeedback, async ({ body, ...call }) => {
    const { requestId = randomToken(ctx.random, KEY_BITS) } = body;
    return toCaseView(await sendFeedback(ctx, guestOf(ctx, call), { ...body, requestId }));
  }),
  serveAnyone(support.listCases, async ({ query, ...call }) => {
    const { cases, total } = await listCases(ctx.db, knownGuest(call), query);
    return { list: cases.map(toCaseView), total, totalPages: Math.ceil(total / query.pageSize) };
  }),
  serveAnyone(support.readCase, async ({ params, ...call }) =>
    toCaseThreadView(await readCase(ctx.db, knownGuest(call), BigInt(params.id))),
  ),
];

/** What the staff does with cases. */
export const caseAdminRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.queueCases, async ({ query }) =>
    (await listCaseQueue(ctx.db, query)).map(toAdminCaseView),
  ),
  serveStaff(CONSOLE_ROUTES.readAdminCase, async ({ params }) =>
    toAdminThread(await readAdminCase(ctx.db, BigInt(params.id))),
  ),
  serveStaff(CONSOLE_ROUTES.takeCase, async ({ caller, params }) => {
    await takeCase(ctx, caller, BigInt(params.id));
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.answerCase, async ({ caller, params, body }) => {
    await answerCase(ctx, caller, { ...body, caseId: BigInt(params.id) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.closeCase, async ({ caller, params, body }) => {
    await closeCase(ctx, caller, { ...body, caseId: BigInt(params.id) });
    return {};
  }),
];

const toCaseView = ({ id, type, content, state, openedAt, changedAt }: Case) => ({
  id: String(id),
  type,
  content,
  state,
  openedAt: openedAt.getTime(),
  changedAt: changedAt.getTime(),
});

const toAnswerView = ({ id, author, text, at }: Answer) => ({
  id: String(id),
  author,
  text,
  at: at.getTime(),
});

const toCaseThreadView = ({ case: one, answers }: CaseThread) => ({
  ...toCaseView(one),
  answers: answers.map(toAnswerView),
});

const toAdminCaseView = ({ account, what }: WithAccount<Case>) => ({
  ...toCaseView(what),
  accountId: what.accountId === null ? null : String(what.accountId),
  account,
  assignee: what.assignee,
  chatId: what.chatId === null ? null : String(what.chatId),
});

const toAdminThread = ({ account, what }: WithAccount<CaseThread>) => ({
  ...toAdminCaseView({ account, what: what.case }),
  page: what.case.page,
  answers: what.answers.map(toAnswerView),
});
