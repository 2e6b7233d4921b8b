import { CONSOLE_ROUTES, support } from '@hintha/contract';
import { randomToken, serveAnyone, serveStaff, type Served, type ServedToStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { guestOf, knownGuest } from '../guest-of.ts';
import { answerCase } from './answer-case.ts';
import { closeCase } from './close-case.ts';
import { listCases, readCase } from './list-cases.ts';
import { listCaseDesk, readDeskCase } from './read-desk.ts';
import { sendFeedback } from './send-feedback.ts';
import { takeCase } from './take-case.ts';
import { toCaseView, toDeskCase, toDeskStory, toStoryView } from './views.ts';

const KEY_BITS = 128;

/** What a guest does with cases. */
export const caseRoutes = (house: House): Served[] => [
  serveAnyone(support.sendFeedback, async ({ body, ...call }) => {
    const { requestId = randomToken(house.random, KEY_BITS) } = body;
    return toCaseView(await sendFeedback(house, guestOf(house, call), { ...body, requestId }));
  }),
  serveAnyone(support.listCases, async ({ query, ...call }) => {
    const { cases, total } = await listCases(house.db, knownGuest(call), query);
    return { list: cases.map(toCaseView), total, totalPages: Math.ceil(total / query.pageSize) };
  }),
  serveAnyone(support.readCase, async ({ params, ...call }) =>
    toStoryView(await readCase(house.db, knownGuest(call), BigInt(params.id))),
  ),
];

/** What the staff does with cases. */
export const caseDeskRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.queueCases, async ({ query }) =>
    (await listCaseDesk(house.db, query)).map(toDeskCase),
  ),
  serveStaff(CONSOLE_ROUTES.readDeskCase, async ({ params }) =>
    toDeskStory(await readDeskCase(house.db, BigInt(params.id))),
  ),
  serveStaff(CONSOLE_ROUTES.takeCase, async ({ caller, params }) => {
    await takeCase(house, caller, BigInt(params.id));
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.answerCase, async ({ caller, params, body }) => {
    await answerCase(house, caller, { ...body, caseId: BigInt(params.id) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.closeCase, async ({ caller, params, body }) => {
    await closeCase(house, caller, { ...body, caseId: BigInt(params.id) });
    return {};
  }),
];
