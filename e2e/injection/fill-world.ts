import { randomUUID } from 'node:crypto';
import { money } from '@hintha/money';
import { openTestChannel } from '../../tools/payments/test-deposits.ts';
import {
  accountIdOf,
  givenAnnouncement,
  givenDailyMission,
  givenListedGame,
  givenNotification,
  givenRestedPayee,
  givenSiteTexts,
} from '../../tools/scenario/index.ts';
import { PASSWORD } from '../accounts.ts';
import type { Office } from '../console/office.ts';
import { operate } from '../operate.ts';
import { ask, openSaver, PAYMENT_PASSWORD } from '../payments/savers.ts';
import type { Payloads } from './payloads.ts';

/** Where what was written is shown by its id. */
export interface Filled {
  readonly member: { readonly id: string; readonly token: string };
  readonly withdrawal: string;
  readonly caseId: string;
  readonly chat: string;
  readonly notice: string;
  readonly promotion: string;
  readonly raffle: string;
  readonly mail: string;
}

const NAME = 'scribe';

type Next = Payloads['next'];

/** Everything that somebody can write is written, by whoever can, with texts that do harm where they are trusted. */
export const fillWorld = async (office: Office, staffToken: string, { next }: Payloads): Promise<Filled> => {
  await openSaver(office.testSite, NAME, '5000000.00');
  const id = await accountIdOf(office.db, NAME);
  const token = await logIn(office, next);
  const written = await writeAsMember(office, { id, token }, next);
  await writeAsVisitor(office, next);
  const pieces = await writeAsStaff(office, { token: staffToken, memberId: id }, next);
  const chat = await answerMember(office, { token: staffToken, memberId: id }, next);
  const mail = await writeAsOperator(office, next);
  return { member: { id: String(id), token }, ...pieces, chat, mail, ...written };
};

/** The device is called what it calls itself. */
const logIn = async ({ testSite }: Office, next: Next): Promise<string> => {
  const reply = await fetch(`${testSite.operatorUrl}/wps/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': next('user agent') },
    body: JSON.stringify({ username: NAME, password: PASSWORD }),
  });
  const { value } = (await reply.json()) as { value: { token: string } };
  return value.token;
};

const writeAsMember = async (
  { testSite, db }: Office,
  { id, token }: { id: bigint; token: string },
  next: Next,
): Promise<Pick<Filled, 'withdrawal' | 'caseId'>> => {
  const call = <Reply>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Reply> =>
    ask(`${testSite.operatorUrl}/wps${path}`, method, body === undefined ? { token } : { token, body });
  const handles = { wechat: '', line: '', whatsapp: '', facebook: '', zalo: '', telegram: '' };
  const nickname = next('nickname');
  await call('PUT', '/member/profile', { ...handles, nickname, birthday: '' });
  const opened: { id: string } = await call('PUT', '/feedback', {
    type: 'other',
    content: next('case'),
    requestId: randomUUID(),
  });
  await call('POST', '/chat/lines', { text: next('line of a member'), requestId: randomUUID() });
  await givenRestedPayee(db, { accountId: id, number: '09770000099', name: next('payee') });
  const payees: { id: string }[] = await call('GET', '/member/bankAccounts');
  const order = { bankAccountId: payees[0]?.id, amount: '50000.00', paymentPassword: PAYMENT_PASSWORD };
  const { id: withdrawal }: { id: string } = await call('POST', '/withdrawals', {
    ...order,
    requestId: randomUUID(),
  });
  return { withdrawal, caseId: opened.id };
};

const writeAsVisitor = async ({ testSite }: Office, next: Next): Promise<void> => {
  const body = { name: next('name of a visitor'), text: next('line of a visitor'), requestId: randomUUID() };
  await ask(`${testSite.operatorUrl}/wps/chat/lines`, 'POST', { body });
};

/** One of the staff goes into the chat of the member, and answers. */
const answerMember = async (
  { origin }: Office,
  { token, memberId }: { token: string; memberId: bigint },
  next: Next,
): Promise<string> => {
  const chats: { id: string; accountId: string | null }[] = await ask(
    `${origin}/console/chats?view=open`,
    'GET',
    { token },
  );
  const { id = '' } = chats.find(({ accountId }) => accountId === String(memberId)) ?? {};
  await ask(`${origin}/console/chats/${id}/take`, 'POST', { token, body: {} });
  const body = { text: next('line of the staff'), requestId: randomUUID() };
  await ask(`${origin}/console/chats/${id}/lines`, 'POST', { token, body });
  return id;
};

const DRAFT = {
  place: '',
  art: null,
  linkageType: null,
  linkageUrl: null,
  audience: 'ALL',
  leastLevel: 1,
  device: 'ANY',
  position: 0,
  state: 'PUBLISHED',
  from: null,
  until: null,
} as const;

const writeAsStaff = async (
  { origin }: Office,
  { token, memberId }: { token: string; memberId: bigint },
  next: Next,
): Promise<Pick<Filled, 'notice' | 'promotion' | 'raffle'>> => {
  const call = <Reply>(method: 'POST' | 'PUT', path: string, body: object): Promise<Reply> =>
    ask(`${origin}/console${path}`, method, { token, body });
  await call('POST', `/members/${memberId}/notes`, { text: next('note') });
  const restriction = { kind: 'BETTING', reason: 'BONUS_ABUSE', note: next('note of a restriction') };
  await call('POST', `/members/${memberId}/restrictions`, restriction);
  await call('PUT', '/canned', { shortcut: 'x', en: next('canned answer'), my: 'x' });
  await call('POST', '/views', { page: 'members', name: next('name of a view'), query: 'q=x' });
  const names = { en: next('reward'), my: 'x' };
  const reward = { names, picture: 'gem', stock: 5, mostEach: null, enabled: true, position: 0, points: 5 };
  await call('POST', '/rewards', {
    ...reward,
    amount: '0.00',
    cost: '0.01',
    physical: false,
    reason: next('reason'),
  });
  const order = { nameEn: next('raffle'), nameMy: 'x', beacon: next('beacon'), startsAt: null };
  const prizes = [{ count: 1, amount: '100.00' }];
  const endsAt = Date.now() + 86_400_000;
  const dates = { endsAt, reason: 'a raffle', requestId: randomUUID() };
  const { raffle }: { raffle: { id: string } } = await call('POST', '/raffles', {
    ...order,
    prizes,
    ...dates,
  });
  const write = (kind: string, more: object = {}): Promise<{ id: string }> => {
    const [title, lead, content] = ['title', 'lead', 'content'].map((part) => next(`${part} of a ${kind}`));
    const texts = { en: { title, lead, content: `<p>${kind}</p>${content}`, action: '' } };
    const draft = { ...DRAFT, kind, texts, ...more };
    return call('POST', '/content', { draft, reason: `a ${kind}` });
  };
  const promotion = await write('PROMOTION');
  await write('BANNER', { place: 'w_promotion', art: '/art/hero.svg' });
  const notice = await write('NOTICE');
  return { promotion: promotion.id, notice: notice.id, raffle: raffle.id };
};

/** What comes from vendors, from the command line and from settings. */
const writeAsOperator = async ({ db, testSite }: Office, next: Next): Promise<string> => {
  const names = { vendor: next('vendor'), game: next('game'), title: next('title of a game') };
  await givenListedGame(db, 'CONFORMANCE', names);
  await openTestChannel(db, {
    id: 'hostile',
    type: 'MANUAL',
    name: next('channel'),
    position: 0,
    receivers: [{ name: next('receiver'), number: next('number of a receiver'), dailyCap: money(10n ** 9n) }],
  });
  const licence = { title: next('licence'), text: next('text of a licence'), url: '', picture: '' };
  await givenSiteTexts(db, { company: next('company'), licences: [licence] });
  await givenDailyMission(db, { title: next('mission'), target: 100_000n, reward: 100n });
  const popup = {
    title: next('title of a popup'),
    lead: '',
    content: next('content of a popup'),
    action: '',
  };
  await givenAnnouncement(db, popup);
  const mail = await givenNotification(db, {
    recipient: next('recipient'),
    subject: next('subject'),
    text: next('mail'),
  });
  const credit = ['--account', NAME, '--amount', '5.00', '--reason', next('reason of a credit')];
  await operate(testSite.databaseUrl, 'credit', ...credit);
  return String(mail);
};
