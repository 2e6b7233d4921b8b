import { loadAccountMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { drawForMember } from '../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../test/draw-part.tsx';
import type { Reply } from '../../shared/api.ts';
import { openModal, useModals } from '../../shared/modals.ts';
import { BonusDetails } from './bonus-details.tsx';

const { bonuses: words, pictures } = await loadAccountMessages('en');

type Offer = Reply<'listOffers'>['list'][number];
type Bonus = Reply<'listBonuses'>['list'][number];

const TERMS: Offer['terms'] = {
  perCent: null,
  amount: '3000.00',
  most: null,
  multiple: '20',
  withDeposit: false,
  per: 'ONCE',
  days: null,
  mostKept: null,
};
const FREE: Offer = {
  kind: 'FREE_CREDIT',
  state: 'CLAIM',
  why: null,
  amount: '3000.00',
  target: '60000.00',
  until: null,
  review: false,
  application: null,
  terms: TERMS,
};
const APP: Offer = {
  ...FREE,
  kind: 'MESSAGING_APP',
  amount: null,
  target: null,
  review: true,
  terms: { ...TERMS, amount: null, most: '131000.00' },
};
const bonusOf = (id: string, kind: string): Bonus => ({
  id,
  kind,
  amount: '3000.00',
  posting: `1-${id}`,
  takenBack: '0.00',
  mostKept: null,
  grantedAt: 0,
  requirement: {
    id,
    kind: 'BONUS',
    state: 'OPEN',
    base: '3000.00',
    multiple: '20',
    target: '60000.00',
    progress: '0.00',
    remaining: '60000.00',
    maxStake: null,
    source: 'bonuses',
    reference: kind,
    openedAt: 0,
    expiresAt: null,
    closedAt: null,
  },
});
const NO_BONUSES = { list: [], total: 0, totalPages: 1 };

let answers: Answers;

const giveOffers = (...list: Offer[]) => answers.give('listOffers', { list });

beforeEach(() => {
  answers = answerCalls()
    .give('listRequirements', { remaining: '0.00', list: [] })
    .give('listBonuses', NO_BONUSES);
});

const draw = () => drawForMember(<BonusDetails />);
type Hands = Awaited<ReturnType<typeof draw>>;

const picture = (name: string) => new File([name], name, { type: 'image/png' });

const cardOf = async (name: string) => {
  const card = (await screen.findByText(name)).closest('li');
  if (card === null) throw new Error(`no card of ${name}`);
  return within(card);
};
const openForm = async (user: Hands) => {
  await user.click(
    await screen.findByRole('button', { name: `${words.apply.open}: ${words.names.MESSAGING_APP}` }),
  );
  return screen.findByRole('dialog', { name: words.names.MESSAGING_APP });
};
const send = (user: Hands) => user.click(screen.getByRole('button', { name: words.apply.send }));

test('ENGAGE-003 an offer has its figures and is claimed once it was said twice', async () => {
  giveOffers(FREE);
  answers.give('claimBonus', bonusOf('9', 'FREE_CREDIT'));
  const user = await draw();
  const card = await cardOf(words.names.FREE_CREDIT);
  expect(card.getByText(/60,000/u)).toBeDefined();
  await user.click(card.getByRole('button', { name: /^Claim/u }));
  expect(answers.asked('claimBonus')).toEqual([]);
  giveOffers({ ...FREE, state: 'CLAIMED', why: 'TAKEN' });
  answers.give('listBonuses', { list: [bonusOf('9', 'FREE_CREDIT')], total: 1, totalPages: 1 });
  await user.click(card.getByRole('button', { name: words.claimSure }));
  await screen.findByRole('progressbar', { name: words.names.FREE_CREDIT });
  expect(answers.asked('claimBonus')).toMatchObject([{ params: { kind: 'FREE_CREDIT' } }]);
});

test('ENGAGE-007 an offer that needs a deposit says so and leads there', async () => {
  giveOffers({ ...FREE, kind: 'FIRST_DEPOSIT', state: 'JOIN', why: 'NEEDS_FIRST_DEPOSIT' });
  await draw();
  const card = await cardOf(words.names.FIRST_DEPOSIT);
  expect(card.getByText(words.offerStates.JOIN)).toBeDefined();
  expect(card.getByText(words.why.NEEDS_FIRST_DEPOSIT)).toBeDefined();
});

test('ENGAGE-007 free credit that waits for a phone says so and leads to where one is verified', async () => {
  giveOffers({ ...FREE, state: 'JOIN', why: 'NEEDS_PHONE' });
  const user = await draw();
  const card = await cardOf(words.names.FREE_CREDIT);
  expect(card.getByText(words.why.NEEDS_PHONE)).toBeDefined();
  await user.click(card.getByRole('button', { name: `${words.toPhone}: ${words.names.FREE_CREDIT}` }));
  expect(useModals.getState().open).toEqual({ name: 'account-area', page: 'securityCenter' });
});

test('ENGAGE-009 ENGAGE-010 ENGAGE-017 an application wants an id, 140 characters at most and three pictures at most', async () => {
  giveOffers(APP);
  const user = await draw();
  const dialog = await openForm(user);
  await send(user);
  expect(screen.getByText(words.apply.contactMissing)).toBeDefined();
  const [contact, comment] = within(dialog).getAllByRole('textbox');
  expect(document.activeElement).toBe(contact);
  const files = ['a.png', 'b.png', 'c.png', 'd.png'].map(picture);
  const place = dialog.querySelector<HTMLInputElement>('[name=pictures]');
  if (place === null || contact === undefined || comment === undefined) throw new Error('no form');
  await user.upload(place, files);
  expect(screen.getByText(pictures.tooMany_other.replace('{{count}}', '3'))).toBeDefined();
  await user.type(contact, ' thiri.chats ');
  await user.click(comment);
  await user.paste('c'.repeat(141));
  await send(user);
  expect(screen.getByText(words.apply.commentLong)).toBeDefined();
  expect(answers.asked('applyForBonus')).toEqual([]);
});

test('ENGAGE-018 what is applied for is told as up to an amount, and goes out with its pictures', async () => {
  giveOffers(APP);
  answers.give('applyForBonus', {
    state: 'APPLYING',
    reason: null,
    contactId: 'thiri.chats',
    amount: null,
    appliedAt: 0,
    decidedAt: null,
  });
  const user = await draw();
  expect((await cardOf(words.names.MESSAGING_APP)).getByText(/up to .*131,000/u)).toBeDefined();
  const dialog = await openForm(user);
  const [contact] = within(dialog).getAllByRole('textbox');
  const place = dialog.querySelector<HTMLInputElement>('[name=pictures]');
  if (place === null || contact === undefined) throw new Error('no form');
  await user.type(contact, ' thiri.chats ');
  await user.upload(place, new File(['chat'], 'chat.png', { type: 'image/png' }));
  await send(user);
  await screen.findByText(words.apply.sent);
  expect(answers.asked('applyForBonus')).toMatchObject([
    { body: { promotionId: 'MESSAGING_APP', contactId: 'thiri.chats', comment: '', pictures: ['chat.png'] } },
  ]);
});

test('ENGAGE-007 what staff says of an application comes by itself', async () => {
  giveOffers({ ...APP, state: 'APPLYING' });
  await draw();
  const card = await cardOf(words.names.MESSAGING_APP);
  expect(card.queryByRole('button')).toBeNull();
  giveOffers({
    ...APP,
    state: 'REJECTED',
    application: {
      state: 'REJECTED',
      reason: 'CONTACT_UNKNOWN',
      contactId: 'thiri.chats',
      amount: null,
      appliedAt: 0,
      decidedAt: 1,
    },
  });
  answers.tell({ type: 'message-arrived', kind: 'application_rejected' });
  await card.findByText(/thiri\.chats/u);
  expect(card.getByText(words.apply.again)).toBeDefined();
});

test('the bonus that a line of the account record leads to opens, on whatever page it stands', async () => {
  giveOffers();
  const asked = bonusOf('1', 'FREE_CREDIT');
  answers
    .give('listBonuses', ({ query }) =>
      (query as { posting?: string }).posting === '5-7'
        ? { list: [asked], total: 1, totalPages: 1 }
        : { list: [bonusOf('30', 'CASHBACK')], total: 12, totalPages: 2 },
    )
    .give('listContributingBets', { list: [], total: 0, totalPages: 1 });
  openModal({ name: 'account-area', page: 'bonusDetails', order: '5-7' });
  const user = await draw();
  const drawer = await screen.findByRole('dialog', { name: words.names.FREE_CREDIT });
  await within(drawer).findByText(words.filledEmpty);
  expect(answers.asked('listContributingBets')).toMatchObject([{ params: { id: '1' } }]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
