import { commitTo, parseClientSeed, roundMessage, toServerSeed, wordStream } from '@hintha/fairness';
import { loadLotteryMessages, loadMessages, loadStudioMessages } from '@hintha/messages';
import { baganTemple, playRound, toRecordedRound } from '@hintha/slots';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import type { Reply } from '../../../shared/api.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { BetDrawer } from '../bets/bet-drawer.tsx';

const { records: words } = await loadMessages('en');
const { slots } = await loadStudioMessages('en');
const { page: lottery } = await loadLotteryMessages('en');

const serverSeed = toServerSeed(new Uint8Array(32).fill(7));
const clientSeed = parseClientSeed('mine');
if (clientSeed === 'not_a_client_seed') throw new Error('the seed of the test is malformed');
const round = toRecordedRound(
  playRound(baganTemple, wordStream(serverSeed, roundMessage(baganTemple.code, clientSeed, 3))),
);
/** What crosses the wire is a copy. */
const outcome = JSON.parse(JSON.stringify(round)) as NonNullable<
  NonNullable<Reply<'readBetProof'>['proof']>['outcome']
>;
const secret = {
  model: baganTemple.code,
  commitment: commitTo(serverSeed),
  clientSeed,
  nonce: 3,
  serverSeed: null,
  outcome,
};
const revealed = { ...secret, serverSeed };

const bet: Reply<'readBet'>['bet'] = {
  id: 'b-1',
  vendor: 'PADAUK',
  vendorName: 'Padauk',
  gameName: 'Bagan Temple',
  category: 'RNG',
  round: 'round-1',
  stake: '25.00',
  payout: '0.00',
  profit: '-25.00',
  state: 'LOSE',
  placedAt: 0,
  settledAt: 1,
  atVendor: false,
};

let answers: Answers;

beforeEach(() => {
  answers = answerCalls().give('readBet', { bet, selections: [], postings: [], draw: null });
});

const open = async () => {
  const user = await drawForMember(
    <QueryRoot>
      <BetDrawer id="b-1" language="EN" onClose={() => undefined} />
    </QueryRoot>,
  );
  const sheet = within(await screen.findByRole('dialog', { name: words.details }));
  return { user, sheet };
};

test('a round shows its reels, the seeds and its number, and is verified in the page', async () => {
  answers.give('readBetProof', { proof: revealed });
  const { user, sheet } = await open();
  await sheet.findByText(secret.commitment);
  expect(sheet.getAllByRole('img')).toHaveLength(15 * outcome.spins.length);
  for (const text of [serverSeed, 'mine', '3']) expect(sheet.getByText(text)).toBeDefined();
  const calls = answers.asked('readBetProof').length;
  await user.click(sheet.getByRole('button', { name: slots.history.verify }));
  await sheet.findByText(slots.history.match);
  expect(answers.asked('readBetProof')).toHaveLength(calls);
});

test('a round that was not as it is told is found out', async () => {
  answers.give('readBetProof', { proof: { ...revealed, nonce: 4 } });
  const { user, sheet } = await open();
  await user.click(await sheet.findByRole('button', { name: slots.history.verify }));
  const reason = slots.history.validationErrors.outcome_differs;
  expect(await sheet.findByText(slots.history.mismatch.replace('{{reason}}', reason))).toBeDefined();
});

test('a seed that is still secret says so, and is revealed when the member wants it', async () => {
  answers.give('readBetProof', { proof: secret });
  const { user, sheet } = await open();
  await sheet.findByText(words.seedSecret);
  expect(sheet.queryByRole('button', { name: slots.history.verify })).toBeNull();
  answers.give('revealBetSeed', { proof: secret });
  await user.click(sheet.getByRole('button', { name: words.revealSeed }));
  await sheet.findByText(words.seedStillSecret);
  answers.give('revealBetSeed', { proof: revealed });
  await user.click(sheet.getByRole('button', { name: words.revealSeed }));
  await user.click(await sheet.findByRole('button', { name: slots.history.verify }));
  await sheet.findByText(slots.history.match);
});

test('a vendor that cannot be reached is asked again', async () => {
  answers.refuse('readBetProof', 'vendor_unavailable');
  const { user, sheet } = await open();
  const again = await sheet.findByRole('button', { name: /again/iu });
  answers.give('readBetProof', { proof: null });
  await user.click(again);
  expect(await sheet.findByText(words.noProof)).toBeDefined();
});

// The seed of the rule book, with what it gives for this name.
const DRAW: Reply<'listDraws'>['list'][number] = {
  gameCode: 'SSC1',
  issue: '20260115-0001',
  movedTo: null,
  state: 'SETTLED',
  closeTime: 0,
  drawTime: 0,
  numbers: [['5', '6', '7', '5', '3']],
  lock: null,
  proof: {
    commitment: '9e513e31be1f6c16c997ebef8278d7c77c390a267c01b75e6fd36cecdd8eb13b',
    entropy: 'beacon-0001',
    serverSeed: 'c3f1a8b2d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f',
  },
  version: 1,
};
const draw = { gameCode: DRAW.gameCode, issue: DRAW.issue, rules: 'SSC', drawTime: DRAW.drawTime };
const pageOf = (...list: (typeof DRAW)[]) => ({ list, total: list.length, totalPages: 1 });

test('a ticket opens to the draw it is on, which is worked out again in the page', async () => {
  const selection = { event: DRAW.issue, market: 'DWD', pick: '5', line: null, price: '9.0000', teams: null };
  answers.give('readBet', { bet, selections: [selection], postings: [], draw });
  answers.give('listDraws', pageOf(DRAW));
  const { user, sheet } = await open();
  await user.click(await sheet.findByRole('button', { name: lottery.workOut }));
  await sheet.findByText(lottery.workedOut);
  expect(answers.asked('listDraws')[0]?.query).toMatchObject({ gameCode: 'SSC1', issue: DRAW.issue });
  expect(answers.asked('readBetProof')).toEqual([]);
});

test.each([
  ['is not locked', pageOf(), words.drawAhead],
  ['is drawn outside', pageOf({ ...DRAW, proof: null }), words.drawOutside],
])('a ticket on a draw that %s says so', async (_, page, text) => {
  answers.give('readBet', { bet, selections: [], postings: [], draw });
  answers.give('listDraws', page);
  const { sheet } = await open();
  expect(await sheet.findByText(text)).toBeDefined();
});
