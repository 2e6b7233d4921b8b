import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { answerContracts, CONTRACT, giveContracts, GIVEN } from '../../../../test/given-contracts.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { Dividends } from '../contract-page.tsx';
import type { Contract } from '../use-contracts.ts';

const { contracts: words } = await loadAccountMessages('en');
const { errors } = await loadMessages('en');

const NOW: Contract = {
  ...CONTRACT,
  id: '6',
  state: 'ACTIVE',
  effectiveFrom: 0,
  carryNegative: false,
  tiers: [{ minVolume: '0.00', minActive: 0, rate: '30.00' }],
};
const DONE = { contract: CONTRACT, affected: [] };

let answers: Answers;

beforeEach(() => {
  answers = answerContracts();
});

const draw = async (...list: Contract[]) => {
  giveContracts(answers, list);
  const user = await drawForMember(
    <QueryRoot>
      <Dividends />
    </QueryRoot>,
  );
  await screen.findByRole('region', { name: words.mine });
  return user;
};

const group = (name: string) => within(screen.getByRole('region', { name }));
const findDialog = async () => within(await screen.findByRole('dialog'));

test('AGENT-026 AGENT-028 an offer shows its terms beside those in force, and is taken once more asked', async () => {
  const user = await draw(CONTRACT, NOW);
  const mine = group(words.mine);
  for (const text of [words.periodLoss, words.activeMember, words.rate])
    expect(mine.getAllByText(text)).toHaveLength(2);
  expect(mine.getByText(words.flags.carryNegative)).toBeTruthy();
  mine.getByText(words.instead.replace('{{from}}', '30.00').replace('{{to}}', '20.00'));
  await user.click(mine.getByRole('button', { name: words.accept }));
  const dialog = await findDialog();
  dialog.getByRole('heading', { name: words.termsNow });
  dialog.getByText('20.00%');
  expect(answers.asked('acceptContract')).toEqual([]);
  const taken: Contract = { ...CONTRACT, state: 'ACTIVE', effectiveFrom: 0 };
  answers.give('acceptContract', { contract: taken, affected: [] });
  giveContracts(answers, [taken]);
  await user.click(dialog.getByRole('button', { name: words.accept }));
  await screen.findByText(words.did.accept);
  await waitFor(() => expect(screen.getByText(words.states.ACTIVE)).toBeTruthy());
});

test('AGENT-027 who takes a lower rate than it gives sees whom, and goes on only by agreeing', async () => {
  const user = await draw(CONTRACT);
  answers.refuse('acceptContract', 'downline_higher_rate', {
    contracts: [{ id: '8', account: 'lowagent', rate: '25.00', state: 'ACTIVE' }],
  });
  await user.click(screen.getByRole('button', { name: words.accept }));
  const dialog = await findDialog();
  await user.click(dialog.getByRole('button', { name: words.accept }));
  await dialog.findByText('lowagent');
  dialog.getByText('25.00%');
  const agree = dialog.getByRole<HTMLButtonElement>('button', { name: words.agree });
  expect(agree.disabled).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: words.agreeTick }));
  answers.give('acceptContract', DONE);
  await user.click(agree);
  await screen.findByText(words.did.accept);
  expect(answers.asked('acceptContract')).toMatchObject([
    { body: { agree: false } },
    { body: { agree: true } },
  ]);
});

test('AGENT-026 an offer is refused, and one that has changed meanwhile says so', async () => {
  const user = await draw(CONTRACT);
  answers.refuse('rejectContract', 'contract_changed');
  await user.click(screen.getByRole('button', { name: words.reject }));
  await screen.findByText(errors.contract_changed);
  answers.give('rejectContract', DONE);
  giveContracts(answers, [{ ...CONTRACT, state: 'REJECTED' }]);
  await user.click(screen.getByRole('button', { name: words.reject }));
  await screen.findByText(words.did.reject);
  await screen.findByText(words.former.replace('{{total}}', '1'));
  expect(screen.queryByRole('button', { name: words.accept })).toBeNull();
});

test('AGENT-025 an own offer is taken back', async () => {
  const user = await draw({ ...GIVEN, state: 'OFFERED', effectiveFrom: null });
  answers.give('withdrawContract', DONE);
  await user.click(group(words.given).getByRole('button', { name: words.withdraw }));
  await screen.findByText(words.did.withdraw);
  expect(answers.asked('withdrawContract')).toMatchObject([{ params: { id: '8' } }]);
});

test('AGENT-023 AGENT-024 to end a contract is asked once more before the other side is', async () => {
  const user = await draw(GIVEN);
  await user.click(screen.getByRole('button', { name: words.terminate }));
  const dialog = await findDialog();
  answers.give('terminateContract', DONE);
  await user.click(dialog.getByRole('button', { name: words.terminate }));
  await screen.findByText(words.did.terminate);
  expect(answers.asked('terminateContract')).toMatchObject([{ params: { id: '8' } }]);
});

test.each([
  [{ mine: false, byUpline: true, expiresAt: 0 }, words.endAsked, words.acceptEnd],
  [{ mine: true, byUpline: false, expiresAt: 0 }, words.endAskedByMe, words.withdraw],
])(
  'AGENT-024 a wish to end says whose it is, and what it waits for: %o',
  async (termination, text, button) => {
    await draw({ ...NOW, termination });
    expect(group(words.mine).getByText(new RegExp(text))).toBeTruthy();
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.terminate })).toBeNull();
  },
);

test('AGENT-024 an end that the other side asked for is agreed to', async () => {
  const user = await draw({ ...NOW, termination: { mine: false, byUpline: true, expiresAt: 0 } });
  await user.click(screen.getByRole('button', { name: words.acceptEnd }));
  answers.give('acceptContract', DONE);
  await user.click((await findDialog()).getByRole('button', { name: words.acceptEnd }));
  expect(await screen.findByText(words.did.acceptEnd)).toBeTruthy();
});

test('AGENT-025 without a contract it says where one comes from', async () => {
  await draw();
  expect(screen.getByText(words.mineNoneText)).toBeTruthy();
  expect(screen.getByText(words.givenNoneText)).toBeTruthy();
});
