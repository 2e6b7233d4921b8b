import { beforeAll, expect, test } from 'vitest';
import { readAudit, readStored } from '../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { openMember, type TestMember } from '../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { MOST_VIEWS } from './rules.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db);
const { call, hire } = testConsole(tested.ctx);

let support: Colleague;
let risk: Colleague;
let auditor: Colleague;
let member: TestMember;

beforeAll(async () => {
  [support, risk, auditor] = [
    await hire('helper', 'support'),
    await hire('guard', 'risk'),
    await hire('reader', 'auditor'),
  ];
  member = await openMember(tested);
});

const note = (text: unknown, who = support) =>
  call('POST', `/console/members/${member.id}/notes`, { token: who.token, body: { text } });

interface Notes {
  notes: { id: string; author: string; text: string }[];
  hasMore: boolean;
}

const notes = async (query = '') => {
  const url = `/console/members/${member.id}/notes${query}`;
  return (await call('GET', url, { token: auditor.token })).body.value as Notes;
};

test('notes are kept in their order with their authors, and each is written down', async () => {
  expect((await note('called at noon\nand again at one')).status).toBe(200);
  expect((await note('seen by risk', risk)).status).toBe(200);
  expect((await notes()).notes.map(({ author, text }) => [author, text])).toEqual([
    ['guard', 'seen by risk'],
    ['helper', 'called at noon\nand again at one'],
  ]);
  const first = await notes('?limit=1');
  expect(first.hasMore).toBe(true);
  expect((await notes(`?limit=1&before=${first.notes[0]?.id}`)).notes[0]?.author).toBe('helper');
  const filter = { action: 'member.note', subject: `account:${member.id}` };
  expect(await readAudit(db, filter)).toHaveLength(2);
});

test('a note is neither changed nor taken away, by the program either', async () => {
  await expect(db.pool.query(`update backoffice_note set text = 'x'`)).rejects.toThrow(/permission denied/);
  await expect(db.pool.query('delete from backoffice_note')).rejects.toThrow(/permission denied/);
});

test('an auditor writes no note, and a note is not empty', async () => {
  expect((await note('read it', auditor)).body.code).toBe('role_needed');
  for (const text of ['', '  ', 'x'.repeat(2_001), 'a\u0000b', 7])
    expect((await note(text)).body.code).toBe('bad_request');
});

const save = (view: object, who = support) =>
  call('POST', '/console/views', { token: who.token, body: view });

interface View {
  id: string;
  page: string;
  name: string;
  query: string;
}

const views = async (who = support, query = '') =>
  (await call('GET', `/console/views${query}`, { token: who.token })).body.value as View[];

test('everybody keeps filters of one’s own, and one of the same name gives way', async () => {
  await save({ page: 'deposits', name: 'large', query: 'least=100000' });
  await save({ page: 'deposits', name: 'large', query: 'least=200000' });
  await save({ page: 'withdrawals', name: 'မြန်မာ', query: '' });
  expect((await views()).map(({ page, name, query }) => [page, name, query])).toEqual([
    ['deposits', 'large', 'least=200000'],
    ['withdrawals', 'မြန်မာ', ''],
  ]);
  expect(await views(support, '?page=deposits')).toHaveLength(1);
  expect(await views(risk)).toEqual([]);
  const [view] = await views();
  const remove = (who: Colleague) => call('DELETE', `/console/views/${view?.id}`, { token: who.token });
  expect((await remove(risk)).body.code).toBe('not_found');
  expect((await remove(support)).status).toBe(200);
  expect(await views()).toHaveLength(1);
});

test('so many filters can be saved, however many are saved at once', async () => {
  const asked = Array.from({ length: MOST_VIEWS + 5 }, (_, index) =>
    save({ page: 'audit', name: `view ${index}`, query: '' }, risk),
  );
  const refused = (await Promise.all(asked)).filter(({ body }) => body.code === 'views_full');
  expect(refused).toHaveLength(5);
  expect(await views(risk)).toHaveLength(MOST_VIEWS);
});

test('the codes that the staff chooses from are listed, and adjustments take theirs alone', async () => {
  const payer = await hire('payer', 'payments');
  const { body } = await call('GET', '/console/reasons', { token: payer.token });
  const codes = body.value as Record<string, string[]>;
  expect(Object.keys(codes)).toEqual([
    'adjustments',
    'restrictions',
    'depositRejections',
    'withdrawalRejections',
    'applicationRejections',
  ]);
  const order = { account: member.name, amount: '10.00', ticket: 'T-1', reason: 'a round was lost' };
  const propose = async (code: string, requestId: string) =>
    (await call('POST', '/console/adjustments', { token: payer.token, body: { ...order, code, requestId } }))
      .body.code;
  expect(await propose('VENDOR_ERROR', 'request-1')).toBe('ok');
  expect(await propose('WHIM', 'request-2')).toBe('bad_request');
  const proposals = await readStored(db, 'approvals_approval');
  expect(proposals).toEqual([expect.stringContaining('VENDOR_ERROR')]);
});

test('support reads members and moves no money, closes nothing and decides nothing', async () => {
  const url = `/console/members/${member.id}`;
  for (const one of ['', '/timeline', '/postings', '/bets', '/deposits', '/withdrawals', '/restrictions'])
    expect([one, (await call('GET', `${url}${one}`, { token: support.token })).status]).toEqual([one, 200]);
  const acts = ['/console/adjustments', '/console/deposits/1/approve', '/console/withdrawals/1/approve'];
  for (const act of [...acts, `${url}/restrictions`, '/console/restrictions/1/lift'])
    expect([act, (await call('POST', act, { token: support.token, body: {} })).body.code]).toEqual([
      act,
      'role_needed',
    ]);
});
