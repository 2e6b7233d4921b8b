import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../test/draw-page.tsx';
import { DrawsPage } from './draws-page.tsx';
import { issueText, type Numero } from './use-numeros.ts';

const { appShell, lottery: words, results } = await loadConsoleMessages('en');

const HOUR_MS = 3_600_000;
const WAITING: Numero = {
  id: '7',
  gameCode: 'MM2D',
  names: { en: 'Myanmar 2D', my: 'မြန်မာ 2D' },
  issue: '20261125-01',
  movedTo: null,
  state: 'DELAYED',
  isFirstParty: false,
  tiers: [{ code: 'NUMBER', count: 1, width: 2 }],
  openTime: Date.now() - 30 * HOUR_MS,
  closeTime: Date.now() - 2 * HOUR_MS,
  drawTime: Date.now() - HOUR_MS,
  orders: 12,
  numbers: null,
  version: 0,
  isDisputed: false,
  differs: false,
  voidReason: null,
  finishedAt: null,
};
const SETTLED: Numero = {
  ...WAITING,
  id: '6',
  issue: '20261124-02',
  state: 'SETTLED',
  numbers: [['36']],
  version: 1,
  finishedAt: Date.now() - HOUR_MS,
};
const DIFFERING: Numero = { ...SETTLED, id: '4', issue: '20261123-02', differs: true };
const OWN: Numero = {
  ...WAITING,
  id: '5',
  gameCode: 'E_SSC',
  names: { en: 'Swift five digits', my: 'အမြန် ဂဏန်းငါးလုံး' },
  state: 'SCHEDULED',
  isFirstParty: true,
  tiers: [{ code: 'DIGITS', count: 5, width: 1 }],
};
const STAKE = { bets: 2, stake: '300.00', pays: '25500.00' };
const PROPOSED = { id: '41', payloadHash: 'f'.repeat(64), expiresAt: Date.now() + HOUR_MS };

const REPORT = {
  id: '72',
  numbers: [['05']],
  source: 'wire',
  enteredBy: null,
  enteredAt: Date.now(),
  difference: { outcome: null, at: null, by: null, reason: null },
};

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('listViews', [])
    .give('listAdminNumeros', ({ query }) => {
      const { isFirstParty, due } = query as { isFirstParty: boolean; due: boolean };
      const official = due ? [DIFFERING, WAITING] : [DIFFERING, WAITING, SETTLED];
      const list = isFirstParty ? [OWN] : official;
      return { list, total: list.length, totalPages: 1 };
    })
    .give('readAdminNumero', ({ params }) => ({
      ...WAITING,
      id: params['id'] ?? '',
      correctableUntil: params['id'] === DIFFERING.id ? Date.now() + HOUR_MS : null,
      results: [
        {
          id: '71',
          numbers: [['36']],
          source: 'set.or.th',
          enteredBy: 'thura',
          enteredAt: Date.now(),
          difference: null,
        },
        ...(params['id'] === DIFFERING.id ? [REPORT] : []),
      ],
    }))
    .give('readNumeroExposure', {
      orders: 2,
      stake: '300.00',
      plays: [{ playType: '2D', ...STAKE }],
      numbers: [{ playType: '2D', number: '36', ...STAKE }],
    })
    .give('listNumberBlocks', { blocks: [], stakes: [] });
});

const draw = (address = '/draws') => drawPage(<DrawsPage />, { path: '/draws', address });
const openDrawer = async (numero: Numero) => {
  await screen.findByRole('heading', { name: `${numero.names.en} · ${issueText(numero)}` });
  return within(screen.getByRole('complementary'));
};
/** The name of an action has its key beside it. */
const act = (name: string) => ({ name: new RegExp(`^${name}`, 'u') });
const confirm = (name: string) => openDialog().getByRole<HTMLButtonElement>('button', { name });

test('a draw of a few a day is called by its code and its time, others by their code alone', () => {
  const drawTime = Date.parse('2026-11-25T12:01+06:30');
  expect(issueText({ issue: '20261125-01', drawTime })).toBe('20261125-01 (12:01)');
  expect(issueText({ issue: '20261125', drawTime })).toBe('20261125');
  expect(issueText({ issue: '20261125-0722', drawTime })).toBe('20261125-0722');
});

test('official draws come first, those of the operator under a tab of their own', async () => {
  const user = draw();
  expect(await screen.findByText(WAITING.issue)).toBeDefined();
  expect(screen.queryByText(OWN.names.en)).toBeNull();
  await user.click(screen.getByRole('button', { name: words.kinds.own }));
  expect(await screen.findByText(OWN.names.en)).toBeDefined();
});

test('a draw shows what was entered for it, and what each number would pay', async () => {
  draw('/draws/7');
  const drawer = await openDrawer(WAITING);
  expect(await drawer.findByText('36 (set.or.th)')).toBeDefined();
  expect(await drawer.findByTitle('36: Ks 300.00 → Ks 25,500.00', { exact: false })).toBeDefined();
});

test('a result is entered as it was read, and waits for a colleague', async () => {
  answers.give('enterLotteryResult', { confirmed: false, proposed: PROPOSED });
  const user = draw('/draws/7');
  await user.click((await openDrawer(WAITING)).getByRole('button', act(words.result)));
  await fill(user, words.tiers.NUMBER, '5');
  await fill(user, results.source, 'set.or.th');
  await fill(user, appShell.reason, 'read at noon');
  expect(confirm(words.resultDo).disabled).toBe(true);
  await fill(user, words.tiers.NUMBER, '05');
  await user.click(confirm(words.resultDo));
  await screen.findByText(words.resultProposed);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('enterLotteryResult')).toMatchObject([
    { params: { id: '7' }, body: { numbers: [['05']], source: 'set.or.th', reason: 'read at noon' } },
  ]);
});

test('another result is proposed after it was shown what it would move', async () => {
  answers
    .give('previewResettlement', {
      bets: 3,
      paid: '85000.00',
      takenBack: '42500.00',
      memberCount: 1,
      members: [{ accountId: '1007', bets: 3, paid: '85000.00', takenBack: '42500.00' }],
    })
    .give('proposeResettlement', PROPOSED);
  const user = draw('/draws/6');
  await user.click((await openDrawer(SETTLED)).getByRole('button', act(words.resettle)));
  await fill(user, words.tiers.NUMBER, '63');
  await fill(user, results.source, 'set.or.th');
  await fill(user, appShell.reason, 'corrected by the exchange');
  expect(confirm(words.propose).disabled).toBe(true);
  await user.click(confirm(results.preview));
  expect(await openDialog().findByText(results.wouldTake)).toBeDefined();
  await user.click(confirm(words.propose));
  await screen.findByText(words.proposed);
  expect(answers.asked('proposeResettlement')).toMatchObject([{ body: { numbers: [['63']] } }]);
});

test('a draw of the operator takes no result from the staff', async () => {
  draw('/draws/5?kind=own');
  const drawer = await openDrawer(OWN);
  await drawer.findByRole('button', act(words.void));
  expect(drawer.queryByRole('button', act(words.result))).toBeNull();
});

test('a report that differs from what was published marks its draw, which waits for the staff', async () => {
  const user = draw();
  expect(await screen.findByText(words.differs)).toBeDefined();
  await user.click(screen.getByRole('button', { name: words.kinds.due }));
  await waitFor(() => expect(screen.queryByText(SETTLED.issue)).toBeNull());
  expect(await screen.findByText(DIFFERING.issue)).toBeDefined();
});

test('by a report that differs a draw is settled anew: its numbers stand there, and it takes two', async () => {
  answers
    .give('previewResettlement', { bets: 0, paid: '0.00', takenBack: '0.00', memberCount: 0, members: [] })
    .give('proposeResettlement', PROPOSED);
  const user = draw('/draws/4');
  const drawer = await openDrawer(DIFFERING);
  expect(await drawer.findByText(words.differsText)).toBeDefined();
  await user.click(await drawer.findByRole('button', { name: words.resettleBy }));
  await fill(user, appShell.reason, 'read at the exchange');
  expect(confirm(words.propose).disabled).toBe(true);
  await user.click(confirm(results.preview));
  expect(await openDialog().findByText(results.movesNothing)).toBeDefined();
  await user.click(confirm(words.propose));
  await screen.findByText(words.proposed);
  expect(answers.asked('proposeResettlement')).toMatchObject([
    { params: { id: '4' }, body: { numbers: [['05']], source: 'wire', reason: 'read at the exchange' } },
  ]);
});

test('a report that differs is laid aside with a reason, by those alone who may', async () => {
  answers.give('dismissResultReport', {});
  const user = draw('/draws/4');
  await user.click(await (await openDrawer(DIFFERING)).findByRole('button', { name: words.dismiss }));
  await fill(user, appShell.reason, 'the feed has read yesterday');
  await user.click(confirm(words.dismiss));
  await screen.findByText(words.dismissed);
  expect(answers.asked('dismissResultReport')).toMatchObject([
    { params: { id: '4', reportId: '72' }, body: { reason: 'the feed has read yesterday' } },
  ]);
});

test('who only looks is told of a report that differs, and can do nothing about it', async () => {
  drawPage(<DrawsPage />, { path: '/draws', address: '/draws/4', roles: ['auditor'] });
  const drawer = await openDrawer(DIFFERING);
  expect(await drawer.findByText('05 (wire)')).toBeDefined();
  expect(drawer.queryByRole('button', { name: words.dismiss })).toBeNull();
  expect(drawer.queryByRole('button', { name: words.resettleBy })).toBeNull();
});
