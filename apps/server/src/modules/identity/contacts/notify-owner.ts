import type { Language } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type NotificationOrder, sendNotification } from '../../notifications/index.ts';
import { findCredentials } from '../factors/credential-store.ts';
import { type Contacts, findContactRow, updateLanguage } from './contact-store.ts';

/** What of an account was changed. */
export type Change =
  | 'password'
  | 'mobile'
  | 'email'
  | 'payeeName'
  | 'payee'
  | 'paymentPassword'
  | 'authenticator';

export const USUAL_LANGUAGE = 'my';

/**
 * Writes to the owner that a credential of the account is changed: to its mail address, else to its phone, else nothing.
 * Called before a contact is changed within the transaction, so that the message goes where the owner still reads.
 */
export const notifyOwner = (
  ctx: AppContext,
  tx: Transaction,
  accountId: bigint,
  what: Change,
): Promise<void> => writeToOwner(ctx, tx, accountId, { template: `${what}Notice`, values: {} });

/** Writes to the owner of a login from an unrecognised network. */
export const notifyOfNetwork = (
  ctx: AppContext,
  tx: Transaction,
  accountId: bigint,
  network: string,
): Promise<void> =>
  writeToOwner(ctx, tx, accountId, { template: 'newPlaceNotice', values: { place: network } });

const writeToOwner = async (
  ctx: AppContext,
  tx: Transaction,
  accountId: bigint,
  { template, values }: Pick<NotificationOrder, 'template' | 'values'>,
): Promise<void> => {
  const { email = null, mobile = null, language = null } = (await findCredentials(tx, accountId)) ?? {};
  const recipient = email ?? mobile;
  if (recipient === null) return;
  await sendNotification(ctx, tx, {
    channel: email === null ? 'sms' : 'mail',
    recipient,
    language: language ?? USUAL_LANGUAGE,
    template,
    values: { ...values, time: localTime(ctx.clock.now()) },
  });
};

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Yangon',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** An instant as messages write it: in the business zone. */
export const localTime = (at: Date): string => TIME.format(at);

/** Keeps the language in which the owner is written to. */
export const setLanguage = (db: Database, accountId: bigint, language: Language): Promise<void> =>
  updateLanguage(db, accountId, language);

/** The phone and the mail address that have proven to be the account's. */
export const findContacts = async (db: Database, accountId: bigint): Promise<Contacts> =>
  (await findContactRow(db, accountId)) ?? { mobile: null, email: null };
