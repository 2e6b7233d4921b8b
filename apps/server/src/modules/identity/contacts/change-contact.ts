import type { identity, BusinessErrorCode } from '@hintha/contract';
import { type Caller, BusinessError, type Transaction, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { sendNotification } from '../../notifications/index.ts';
import { noteCredentialChange } from '../factors/credential-store.ts';
import { proveOwner } from '../factors/prove-owner.ts';
import { checkCode } from '../one-time-codes/check-code.ts';
import { sendCode } from '../one-time-codes/send-code.ts';
import { endLinks } from '../recovery/recovery-store.ts';
import { type Contacts, endCodesOf, lockContacts, setEmail, setMobile } from './contact-store.ts';
import { localTime, notifyOwner, USUAL_LANGUAGE } from './notify-owner.ts';
import { type AskedNumber, readMail, readNumber } from './read-contact.ts';

export interface MobileChange extends AskedNumber {
  readonly verificationCode: string;
  readonly proof: identity.Proof;
}

/** Gives the caller's account a phone that was verified. */
export const changeMobile = async (ctx: AppContext, caller: Caller, asked: MobileChange): Promise<void> => {
  const { verificationCode, proof } = asked;
  const order = { accountId: caller.accountId, contact: readNumber(asked), verificationCode, proof };
  await changeContact(ctx, { name: 'mobile', channel: 'sms', taken: 'mobile_taken', set: setMobile }, order);
};

export interface EmailChange {
  readonly email: string;
  readonly verificationCode: string;
  readonly proof: identity.Proof;
}

/** Gives the caller's account a mail address that was verified; links mailed to the old one open nothing more. */
export const changeEmail = async (ctx: AppContext, caller: Caller, asked: EmailChange): Promise<void> => {
  const { verificationCode, proof } = asked;
  const order = { accountId: caller.accountId, contact: readMail(asked.email), verificationCode, proof };
  const set = async (tx: Transaction, accountId: bigint, email: string): Promise<boolean> => {
    await endLinks(tx, accountId, ctx.clock.now());
    return setEmail(tx, accountId, email);
  };
  await changeContact(ctx, { name: 'email', channel: 'mail', taken: 'email_taken', set }, order);
};

export interface ContactCodeOrder extends AskedNumber {
  readonly channel: 'sms' | 'email';
  readonly email: string;
}

/** Sends a code to the phone or mail address that the caller's account is to have; it is good for this account alone. */
export const sendContactCode = (
  ctx: AppContext,
  caller: Caller,
  { asked, ip, language }: { asked: ContactCodeOrder; ip: string; language: string },
): Promise<number> =>
  sendCode(ctx, {
    purpose: 'contact',
    ...(asked.channel === 'sms'
      ? { channel: 'sms', recipient: readNumber(asked) }
      : { channel: 'mail', recipient: readMail(asked.email) }),
    owner: caller.accountId,
    device: null,
    language,
    ip,
  });

/** One kind of contact: how it is reached, and how an account comes to have it. */
export interface ContactKind {
  readonly name: keyof Contacts;
  readonly channel: 'sms' | 'mail';
  readonly taken: BusinessErrorCode;
  /** Gives the account the contact; false when another has it. */
  readonly set: (tx: Transaction, accountId: bigint, contact: string) => Promise<boolean>;
}

export interface ContactChange {
  accountId: bigint;
  contact: string;
  verificationCode: string;
  proof: identity.Proof;
}

/** Gives the account a verified contact; the old one and the new one are notified, and withdrawals wait for another one. */
const changeContact = async (ctx: AppContext, kind: ContactKind, change: ContactChange): Promise<void> => {
  const { accountId, contact, verificationCode, proof } = change;
  const proven = await proveOwner(ctx, accountId, proof);
  const code = await checkCode(ctx, {
    purpose: 'contact',
    recipient: contact,
    owner: accountId,
    device: null,
    code: verificationCode,
  });
  const at = ctx.clock.now();
  await transaction(ctx.db, async (tx) => {
    await proven.spend(tx);
    await code.spend(tx);
    const before = await lockContacts(tx, accountId);
    // What went to the old contact opens nothing once the new one stands.
    await endCodesOf(tx, accountId, at);
    const old = before[kind.name];
    // Where there was none of the kind, the owner is notified where it can be reached otherwise.
    if (old === null) await notifyOwner(ctx, tx, accountId, kind.name);
    if (!(await kind.set(tx, accountId, contact))) throw new BusinessError(kind.taken);
    if (old !== null) await noteCredentialChange(tx, accountId, at);
    for (const recipient of new Set([old ?? contact, contact]))
      await tell(ctx, tx, { kind, recipient, language: before.language ?? USUAL_LANGUAGE });
  });
};

const tell = (
  ctx: AppContext,
  tx: Transaction,
  { kind, recipient, language }: { kind: ContactKind; recipient: string; language: string },
): Promise<void> =>
  sendNotification(ctx, tx, {
    channel: kind.channel,
    recipient,
    language,
    template: `${kind.name}Notice`,
    values: { time: localTime(ctx.clock.now()) },
  });
