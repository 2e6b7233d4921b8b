import type { access, RefusalCode } from '@hintha/contract';
import { Refusal, transaction, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { sendLetter } from '../../notifications/index.ts';
import { checkCode } from '../codes/check-code.ts';
import { holdWithdrawals } from '../factors/hold-withdrawals.ts';
import { proveOwner } from '../factors/prove-owner.ts';
import { localTime, tellOwner, USUAL_LANGUAGE } from '../notices/tell-owner.ts';
import { type Contacts, endCodesOf, lockContacts } from './contact-store.ts';

/** One kind of contact: how it is reached, and how an account comes to have it. */
export interface ContactKind {
  readonly name: keyof Contacts;
  readonly channel: 'sms' | 'mail';
  readonly taken: RefusalCode;
  /** Gives the account the contact; false when another has it. */
  readonly set: (tx: Transaction, accountId: bigint, contact: string) => Promise<boolean>;
}

export interface ContactChange {
  accountId: bigint;
  contact: string;
  verificationCode: string;
  proof: access.Proof;
}

/** Gives the account a contact that has shown its code; the old one and the new one are told, and withdrawals wait. */
export const changeContact = async (
  house: House,
  kind: ContactKind,
  change: ContactChange,
): Promise<void> => {
  const { accountId, contact, verificationCode, proof } = change;
  const proven = await proveOwner(house, accountId, proof);
  const code = await checkCode(house, {
    purpose: 'contact',
    recipient: contact,
    owner: accountId,
    code: verificationCode,
  });
  const at = house.clock.now();
  await transaction(house.db, async (tx) => {
    await proven.spend(tx);
    await code.spend(tx);
    const before = await lockContacts(tx, accountId);
    // What went to the old contact opens nothing once the new one stands.
    await endCodesOf(tx, accountId, at);
    const old = before[kind.name];
    // Where there was none of the kind, the owner is told where it can be reached otherwise.
    if (old === null) await tellOwner(house, tx, accountId, kind.name);
    if (!(await kind.set(tx, accountId, contact))) throw new Refusal(kind.taken);
    await holdWithdrawals(house, tx, accountId);
    for (const recipient of new Set([old ?? contact, contact]))
      await tell(house, tx, { kind, recipient, language: before.language ?? USUAL_LANGUAGE });
  });
};

const tell = (
  house: House,
  tx: Transaction,
  { kind, recipient, language }: { kind: ContactKind; recipient: string; language: string },
): Promise<void> =>
  sendLetter(house, tx, {
    channel: kind.channel,
    recipient,
    language,
    template: `${kind.name}Notice`,
    values: { time: localTime(house.clock.now()) },
  });
