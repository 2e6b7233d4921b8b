import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { labelled } from '../../../../test/draw-part.tsx';
import {
  answerContracts,
  CONTRACT,
  giveContracts,
  giveFlags,
  GIVEN,
} from '../../../../test/given-contracts.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { DailyWages, Dividends, HourlySalary } from '../contract-page.tsx';

const { contracts: words } = await loadAccountMessages('en');
const { errors } = await loadMessages('en');

const DONE = { contract: CONTRACT, affected: [] };

let answers: Answers;

beforeEach(() => {
  answers = answerContracts();
});

const draw = (page = <Dividends />) => drawForMember(<QueryRoot>{page}</QueryRoot>);

const open = async (page = <Dividends />) => {
  const user = await draw(page);
  await user.click(await screen.findByRole('button', { name: words.offer }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

type Part = ReturnType<typeof within>;

/** The field of a label that every step has one of. */
const fieldOf = (dialog: Part, name: string, step: number): HTMLElement => {
  const field = dialog.getAllByLabelText(labelled(name))[step - 1];
  if (field === undefined) throw new Error(`no step ${step} has a field ${name}`);
  return field;
};
const rateOf = (dialog: Part, step: number) => fieldOf(dialog, words.rate, step);
const volumeOf = (dialog: Part, step: number) => fieldOf(dialog, `${words.periodLoss} ≥`, step);

test('AGENT-023 AGENT-025 what is no offer is said at its field, in the language of the page, and not sent', async () => {
  const { user, dialog } = await open();
  const rate = rateOf(dialog, 1);
  await user.type(rate, '41');
  await user.click(dialog.getByRole('button', { name: words.addTier }));
  await user.type(rateOf(dialog, 2), '39');
  await user.click(dialog.getByRole('button', { name: words.send }));
  dialog.getByText(words.noDownline);
  dialog.getByText(words.tierErrors.rateTooHigh.replace('{{rate}}', '40.00'));
  dialog.getByText(words.tierErrors.rateRisesNot);
  dialog.getByText(words.tierErrors.sameStep);
  expect(document.activeElement).toBe(dialog.getByLabelText(labelled(words.downline)));
  expect(answers.asked('processDividend')).toEqual([]);
  await user.clear(rate);
  await user.type(rate, '20');
  await user.type(volumeOf(dialog, 2), '100000');
  await waitFor(() => expect(dialog.queryByText(words.tierErrors.sameStep)).toBeNull());
  expect(dialog.queryByText(words.tierErrors.rateRisesNot)).toBeNull();
});

test('AGENT-023 AGENT-028 AGENT-030 a dividend of two steps is offered', async () => {
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText(labelled(words.downline)), 'lowagent');
  await user.type(rateOf(dialog, 1), '10');
  await user.click(dialog.getByRole('button', { name: words.addTier }));
  const volume = volumeOf(dialog, 2);
  await user.clear(volume);
  await user.type(volume, '100000');
  await user.type(fieldOf(dialog, `${words.activeMember} ≥`, 2), '5');
  await user.type(rateOf(dialog, 2), '20.5');
  expect(dialog.getByText(/^At .*100,000\.00 you pay .*20,500\.00/)).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: words.flags.manual }));
  answers.give('processDividend', DONE);
  await user.click(dialog.getByRole('button', { name: words.send }));
  await screen.findByText(words.sent.replace('{{account}}', 'lowagent'));
  expect(answers.asked('processDividend')).toMatchObject([
    {
      body: {
        action: 'OFFER',
        downline: 'lowagent',
        manual: true,
        carryNegative: false,
        tiers: [
          { minVolume: 0n, minActive: 0, rate: 1_000 },
          { minVolume: 10_000_000n, minActive: 5, rate: 2_050 },
        ],
      },
    },
  ]);
});

test('AGENT-029 AGENT-031 an offer is tried on past periods, beside the terms in force, and sent', async () => {
  const { user, dialog } = await open(<DailyWages />);
  await user.type(dialog.getByLabelText(labelled(words.downline)), 'lowagent');
  await user.selectOptions(dialog.getByLabelText(labelled(words.paidEvery)), 'WEEKLY');
  await user.type(rateOf(dialog, 1), '0.9');
  const period = {
    from: 0,
    volume: '8000000.00',
    active: 3,
    tier: 1,
    amount: '72000.00',
    current: '40000.00',
  };
  answers.give('estimateContract', {
    unit: 'DAILY',
    periods: [{ period: '2026-11-20', ...period }],
    amount: '72000.00',
    current: '40000.00',
  });
  await user.click(dialog.getByRole('button', { name: words.tryOut }));
  const row = within(await dialog.findByRole('row', { name: /20\/11\/2026/ }));
  for (const text of [/8,000,000\.00/, /72,000\.00/, /40,000\.00/]) row.getByText(text);
  expect(answers.asked('processDailySalary')).toEqual([]);
  answers.refuse('processDailySalary', 'rate_above_upline');
  await user.click(dialog.getByRole('button', { name: words.send }));
  await dialog.findByText(errors.rate_above_upline);
  answers.give('processDailySalary', DONE);
  await user.click(dialog.getByRole('button', { name: words.send }));
  await screen.findByText(words.sent.replace('{{account}}', 'lowagent'));
  expect(answers.asked('processDailySalary').at(-1)).toMatchObject({
    body: { period: 'WEEKLY', tiers: [{ minVolume: 0n, minActive: 0, rate: 90 }] },
  });
});

test('AGENT-025 other terms begin with those in force, for the same agent', async () => {
  giveContracts(answers, [GIVEN]);
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: words.otherTerms }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>(labelled(words.downline)).value).toBe('lowagent');
  const rate = rateOf(dialog, 1);
  await user.clear(rate);
  await user.type(rate, '၂၁');
  answers.give('processDividend', DONE);
  await user.click(dialog.getByRole('button', { name: words.send }));
  await screen.findByText(words.sent.replace('{{account}}', 'lowagent'));
  expect(answers.asked('processDividend')).toMatchObject([
    { body: { tiers: [{ minVolume: 10_000_000n, minActive: 5, rate: 2_100 }], carryNegative: true } },
  ]);
});

test('AGENT-019 who owes, and who has no contract of the kind itself, is told why it cannot offer', async () => {
  giveFlags(answers, true);
  await draw();
  await screen.findByText(words.offerClosed);
  screen.getByText(words.owes);
  expect(screen.queryByRole('button', { name: words.offer })).toBeNull();
});

test('AGENT-019 without a rate of one’s own there is nothing to offer', async () => {
  await draw(<HourlySalary />);
  expect(await screen.findByText(words.offerNeedsOwn)).toBeTruthy();
});
