import type { AppContext } from '../../../app-context.ts';
import { findApproval } from '../../approvals/index.ts';
import { searchAccounts, listAccounts, readPhone } from '../../identity/index.ts';
import { findByContacts } from '../../members/index.ts';
import { findNotifications } from '../../notifications/index.ts';
import { searchStaff } from '../../staff/index.ts';
import type { Hit } from './types.ts';

const MOST = 10;
const ID = /^[1-9]\d{0,17}$/;
const HOME_CODE = '95';

/** Members by id, by the beginning of the name, by a phone or mail address that is theirs or that they named. */
export const findMemberHits = async ({ db }: AppContext, text: string): Promise<Hit[]> => {
  const contacts = { mobiles: waysToWrite(text), email: mailOf(text) };
  const [known, reported] = await Promise.all([
    searchAccounts(db, text, MOST),
    findByContacts(db, contacts, MOST).then((ids) => listAccounts(db, ids)),
  ]);
  const found = new Map([...known, ...reported].map((account) => [account.id, account]));
  return [...found.values()].map(({ id, name, status, createdAt }) => ({
    kind: 'member',
    id: String(id),
    accountId: id,
    title: name,
    state: status,
    at: createdAt,
  }));
};

const mailOf = (text: string): string | null => (text.includes('@') ? text.toLowerCase() : null);

/** A phone as members may have typed it: with its country, as at home, or without the nought in front. */
const waysToWrite = (text: string): string[] => {
  const number = readPhone(text);
  if (number === undefined) return [];
  const short = number.startsWith(HOME_CODE) ? number.slice(HOME_CODE.length) : number;
  return [...new Set([number, short, `0${short}`, text.replaceAll(/\D/g, '')])];
};

/** Notifications by id or by whom they went to. */
export const findNotificationHits = async ({ db }: AppContext, text: string): Promise<Hit[]> => {
  const recipients = [mailOf(text), readPhone(text)].filter((one) => one !== null && one !== undefined);
  const notifications = await findNotifications(
    db,
    { id: ID.test(text) ? BigInt(text) : null, recipients },
    MOST,
  );
  return notifications.map(({ id, template, state, createdAt }) => ({
    kind: 'notification',
    id: String(id),
    title: template,
    state,
    at: createdAt,
  }));
};

/** A proposal by its id. */
export const findApprovalHits = async ({ db }: AppContext, text: string): Promise<Hit[]> => {
  const approval = ID.test(text) ? await findApproval(db, BigInt(text)) : undefined;
  if (approval === undefined) return [];
  const { id, action, state, createdAt } = approval;
  return [{ kind: 'approval', id: String(id), title: action, state, at: createdAt }];
};

/** Staff by id or by the beginning of the name. */
export const findStaffHits = async ({ db }: AppContext, text: string): Promise<Hit[]> => {
  const staff = await searchStaff(db, text, MOST);
  return staff.map(({ id, name, status }) => ({
    kind: 'staff',
    id: String(id),
    title: name,
    state: status,
  }));
};
