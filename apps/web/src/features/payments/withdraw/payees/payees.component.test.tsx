import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../test/answers.ts';
import { drawForMember } from '../../../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../../../test/draw-part.tsx';
import { giveStanding, HOUR_MS, PAYEE, SECURITY } from '../../../../../test/given-withdrawals.ts';
import { useModals } from '../../../../shared/modals.ts';
import { Withdraw } from '../withdraw-page.tsx';

const { errors, access } = await loadMessages('en');
const { withdraw: words } = await loadAccountMessages('en');

let answers: Answers;

beforeEach(() => {
  answers = giveStanding(answerCalls());
});

const draw = async () => {
  const user = await drawForMember(<Withdraw />);
  await user.click(await screen.findByRole('tab', { name: words.tabs.payees }));
  return user;
};
type Hands = Awaited<ReturnType<typeof draw>>;

const openForm = async (user: Hands) => {
  await user.click(await screen.findByRole('button', { name: words.payees.add }));
  return screen.findByRole('dialog', { name: words.payees.add });
};
const fieldOf = (dialog: HTMLElement, name: string) => {
  const field = dialog.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (field === null) throw new Error(`no field ${name}`);
  return field;
};
const add = (user: Hands) => user.click(screen.getByRole('button', { name: words.payees.addNow }));

const fillIn = async (user: Hands, dialog: HTMLElement, number = '09 771 234 567') => {
  await user.type(fieldOf(dialog, 'number'), number);
  await user.type(fieldOf(dialog, 'proof.password'), 'golden-hintha');
};

test('an account is added with its kind, its number and a proof, and rests at first', async () => {
  const added = { ...PAYEE, id: '12', usableAt: Date.now() + 24 * HOUR_MS };
  answers.give('addPayee', added);
  const user = await draw();
  const dialog = await openForm(user);
  await fillIn(user, dialog, '၀၉ ၇၇၁ ၂၃၄ ၅၆၇');
  answers.give('listPayees', [PAYEE, added]);
  await add(user);
  await screen.findByText(words.payees.added);
  await screen.findByText(words.payees.rests);
  expect(screen.getByText(words.payees.usable)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(answers.asked('addPayee')).toMatchObject([
    {
      body: {
        kind: 'wallet',
        provider: 'KBZPAY',
        number: '09 771 234 567',
        proof: { password: 'golden-hintha' },
      },
    },
  ]);
});

test('the account is in the name of the member, which stands there and is not typed', async () => {
  const user = await draw();
  const dialog = await openForm(user);
  expect(within(dialog).getByText(words.payees.name).nextSibling?.textContent).toBe(SECURITY.payeeName);
  expect(dialog.querySelector('[name=name]')).toBeNull();
});

test('a wrong password of the account is told as that, in every language', async () => {
  expect(errors.old_password_wrong).toContain('account password');
  expect((await loadMessages('my')).errors.old_password_wrong).toContain('သင့်အကောင့်၏ စကားဝှက်');
});

test('what is missing or has the wrong form is told before anything is sent, and the cursor stands in the first', async () => {
  const user = await draw();
  const dialog = await openForm(user);
  await add(user);
  expect(within(dialog).getAllByText(access.notEmpty)).toHaveLength(2);
  expect(document.activeElement).toBe(fieldOf(dialog, 'number'));
  await fillIn(user, dialog, '12');
  await add(user);
  within(dialog).getByText(words.payees.numberWrong.wallet);
  expect(document.activeElement).toBe(fieldOf(dialog, 'number'));
  expect(answers.asked('addPayee')).toEqual([]);
});

test('another kind has other places and another number, which begins anew', async () => {
  const user = await draw();
  const dialog = await openForm(user);
  await user.type(fieldOf(dialog, 'number'), '0977');
  await user.click(within(dialog).getByRole('button', { name: words.payees.kinds.bank }));
  expect(fieldOf(dialog, 'number').value).toBe('');
  within(dialog).getByText(words.payees.numberHelp.bank);
  const places = within(dialog).getByLabelText(words.payees.provider);
  expect(
    within(places)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([words.providers.KBZ, words.providers.AYA, words.providers.CB, words.providers.YOMA]);
});

test.each([
  ['old_password_wrong', 'proof.password'],
  ['payee_present', 'number'],
] as const)('%s stands at its field, and the cursor is in it', async (code, name) => {
  answers.refuse('addPayee', code, { fields: [{ field: name, problem: 'wrong' }] });
  const user = await draw();
  const dialog = await openForm(user);
  await fillIn(user, dialog);
  await add(user);
  await within(dialog).findByText(errors[code]);
  expect(document.activeElement).toBe(fieldOf(dialog, name));
});

test('an account goes off the list once it was said twice', async () => {
  answers.give('removePayee', {});
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: 'Remove KBZPay 09•••4567' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.payees.removeSure }));
  answers.give('listPayees', []);
  await user.click(screen.getByRole('button', { name: words.payees.removeSure }));
  await screen.findByText(words.payees.emptyTitle);
  expect(answers.asked('removePayee')).toMatchObject([{ params: { id: PAYEE.id } }]);
});

test('five accounts are the most', async () => {
  answers.give(
    'listPayees',
    ['1', '2', '3', '4', '5'].map((id) => ({ ...PAYEE, id })),
  );
  await draw();
  await screen.findByText(errors.payees_full);
  expect(screen.queryByRole('button', { name: words.payees.add })).toBeNull();
});

test('who has not told a real name is led to where it is told', async () => {
  answers.give('readSecurity', { ...SECURITY, payeeName: '' }).give('listPayees', []);
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: words.blocks.way.name }));
  await waitFor(() =>
    expect(useModals.getState().open).toEqual({ name: 'account-area', page: 'securityCenter' }),
  );
});
