import { loadConsoleMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../test/draw-page.tsx';
import type { Setting } from '../../shared/settings/use-settings.ts';
import type { Reply } from '../../shared/api.ts';
import { SettingsPage } from './settings-page.tsx';

const { appShell, members, settings: words, table } = await loadConsoleMessages('en');
const { errors } = await loadMessages('en');

const NAMES = words.names.payments.withdrawals;
const SET_AT = Date.parse('2026-11-21T08:00:00Z');
const FEE: Setting = {
  name: 'payments.withdrawals.feePercent',
  group: 'payments.withdrawals',
  value: '3',
  usual: '1',
  form: { kind: 'number', least: 0, most: 20 },
  unit: 'percent',
  needsApproval: true,
  mayChange: true,
  changed: { by: 'kyaw', at: SET_AT, reason: 'the banks take more', before: '1' },
};
const LEAST: Setting = {
  ...FEE,
  name: 'payments.withdrawals.leastFee',
  value: '"100.00"',
  usual: '"100.00"',
  form: { kind: 'amount', least: '0.00', most: '1000000.00' },
  unit: 'amount',
  needsApproval: false,
  changed: null,
};
type Versions = Reply<'listSettingVersions'>;
const EARNED: Versions = {
  versions: [{ id: '4', value: '2', by: 'thiri', reason: 'at first', at: SET_AT - 1_000 }],
  outcome: { text: 'withdrawalFees', values: { amount: '1234567.00' }, since: SET_AT },
};
const EFFECTS: Reply<'previewSetting'> = {
  needsApproval: true,
  effects: [{ text: 'withdrawalFees', values: { from: '270000.00', to: '450000.00' } }],
};

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('listViews', [])
    .give('listSettings', { settings: [FEE, LEAST] })
    .give('listSettingVersions', EARNED)
    .give('previewSetting', EFFECTS);
});

const draw = () => drawPage(<SettingsPage />, { path: '/settings' });
const edit = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name: `${words.edit}: ${name}` }));
const button = (name: string) => openDialog().getByRole<HTMLButtonElement>('button', { name });
/** What the dialog says, read as a browser draws it. */
const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('dialog').textContent?.replaceAll('\u00A0', ' ')).toContain(text));

test('the fee of withdrawals tells what it has earned since it was set, as money', async () => {
  const user = draw();
  await edit(user, NAMES.feePercent);
  await says('Since the business day of 2026-11-21 14:30:00: withdrawal fees earned Ks 1,234,567.00.');
  // Nothing would be changed by what stands there already.
  expect(openDialog().queryByRole('region', { name: words.effect })).toBeNull();
  expect(answers.asked('previewSetting')).toEqual([]);
});

test('a fee that nobody has set tells what it has earned so far', async () => {
  const outcome = { text: 'withdrawalFees', values: { amount: '0.00' }, since: null };
  answers.give('listSettingVersions', { versions: [], outcome });
  const user = draw();
  await edit(user, NAMES.leastFee);
  await says('To date: withdrawal fees earned Ks 0.00.');
  expect(openDialog().queryByText(/^Previous values/u)).toBeNull();
});

test('another fee tells what it would have meant, and is proposed as it is typed', async () => {
  answers.give('setSetting', { proposed: { id: '7', payloadHash: 'ab', expiresAt: 1 } });
  const user = draw();
  await edit(user, NAMES.feePercent);
  await fill(user, words.value, '5');
  await says('3% → 5%');
  await says('Fees in the last 30 days: Ks 270,000.00; with this value, Ks 450,000.00.');
  await says(words.takesTwo);
  await fill(user, appShell.reason, 'the banks take more again');
  await user.click(button(members.propose));
  await screen.findByText(words.proposed);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('setSetting')).toMatchObject([
    { params: { name: FEE.name }, body: { value: 5, reason: 'the banks take more again' } },
  ]);
  expect(answers.asked('previewSetting').at(-1)).toMatchObject({ body: { value: 5 } });
});

test('what one person may set is sent as an amount, and counts from now on', async () => {
  answers
    .give('previewSetting', { needsApproval: false, effects: [] })
    .give('setSetting', { proposed: null });
  const user = draw();
  await edit(user, NAMES.leastFee);
  await fill(user, words.value, '1,500');
  await says('Ks 100.00 → Ks 1,500');
  await says(words.fromNow);
  await fill(user, appShell.reason, 'small ones cost more');
  await user.click(button(words.save));
  await screen.findByText(words.changed);
  expect(answers.asked('setSetting')).toMatchObject([{ body: { value: '1500' } }]);
});

test.each([
  [NAMES.feePercent, '50', '0 to 20'],
  [NAMES.leastFee, 'much', 'Ks 0.00 to Ks 1,000,000.00'],
  [NAMES.leastFee, '1000000.01', 'Ks 0.00 to Ks 1,000,000.00'],
])('%s of %s is told to be wrong, stands as it was typed and is not sent', async (name, typed, bounds) => {
  const user = draw();
  await edit(user, name);
  await fill(user, words.value, typed);
  await fill(user, appShell.reason, 'by mistake');
  const field = openDialog().getByDisplayValue(typed);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(openDialog().getAllByText(bounds)).toHaveLength(2);
  expect(openDialog().queryByRole('region', { name: words.effect })).toBeNull();
  const confirms = [members.propose, words.save].flatMap((label) =>
    openDialog().queryAllByRole<HTMLButtonElement>('button', { name: label }),
  );
  expect(confirms.map(({ disabled }) => disabled)).toEqual([true]);
});

test('a value from before is filled in again', async () => {
  const user = draw();
  await edit(user, NAMES.feePercent);
  await user.click(await openDialog().findByText('Previous values (1)'));
  const [latest] = openDialog().getAllByRole('button', { name: words.takeBefore });
  if (latest === undefined) throw new Error('no value from before can be filled in');
  await user.click(latest);
  await says('3% → 2%');
  expect(openDialog().getByDisplayValue('2')).toBeDefined();
});

test('what the server finds wrong with a value is told place by place, and stays to be mended', async () => {
  const fields = [{ field: 'leastFee', problem: 'too_large' }];
  answers.refuse('setSetting', 'bad_request', { fields });
  const user = draw();
  await edit(user, NAMES.leastFee);
  await fill(user, words.value, '9000');
  await fill(user, appShell.reason, 'small ones cost more');
  await user.click(button(words.save));
  expect(await openDialog().findByText('leastFee: too_large')).toBeDefined();
  expect(openDialog().getByDisplayValue('9000')).toBeDefined();
});

test('figures that do not come keep nobody from a change', async () => {
  answers.refuse('listSettingVersions', 'too_many_requests').refuse('previewSetting', 'too_many_requests');
  const user = draw();
  await edit(user, NAMES.feePercent);
  await fill(user, words.value, '5');
  await fill(user, appShell.reason, 'the banks take more');
  expect(button(members.propose).disabled).toBe(false);
});

test('a list that does not come is read again, and one where nothing is found says so', async () => {
  answers.refuse('listSettings', 'too_many_requests');
  const user = draw();
  await screen.findByText(errors.too_many_requests);
  answers.give('listSettings', { settings: [] });
  await user.click(screen.getByRole('button', { name: table.retry }));
  expect(await screen.findByText(words.empty)).toBeDefined();
});

const SILENT: Setting = {
  ...FEE,
  name: 'support.silentHours',
  group: 'support',
  value: '4',
  usual: '4',
  form: { kind: 'number', least: 1, most: 72 },
  unit: 'hours',
};

const namesShown = () =>
  screen.queryAllByRole('button', { name: /^Edit: / }).map((one) => one.getAttribute('aria-label'));

test('settings stand under their area, each with what it does, its usual value and its bounds', async () => {
  answers.give('listSettings', { settings: [FEE, SILENT, LEAST] });
  draw();
  const heads = await screen.findAllByRole('rowheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    `${words.groups.payments.withdrawals} ${words.groupHelp.payments.withdrawals}`,
    `${words.groups.support} ${words.groupHelp.support}`,
  ]);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
  const fee = rows.find((row) => row?.startsWith(NAMES.feePercent));
  expect(fee).toContain(words.help.payments.withdrawals.feePercent);
  expect(fee).toContain('0% to 20%');
  expect(rows.find((row) => row?.startsWith(NAMES.leastFee))).toContain('Ks 0.00 to Ks 1,000,000.00');
});

test.each([
  ['a word of its help', 'free withdrawals', [NAMES.feePercent]],
  ['a word of its area', 'channels', [words.names.support.silentHours]],
  ['its own name', 'leastFee', [NAMES.leastFee]],
  ['words in any order', 'withdrawals fee minimum', [NAMES.leastFee]],
])('a setting is found by %s', async (_what, q, names) => {
  answers.give('listSettings', { settings: [FEE, SILENT, LEAST] });
  drawPage(<SettingsPage />, { path: '/settings', address: `/settings?q=${encodeURIComponent(q)}` });
  await screen.findByRole('button', { name: `${words.edit}: ${names[0]}` });
  expect(namesShown()).toEqual(names.map((name) => `${words.edit}: ${name}`));
});
