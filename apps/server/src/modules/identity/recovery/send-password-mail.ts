import { randomToken, BusinessError, transaction, type Transaction } from '@hintha/platform';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { sendNotification } from '../../notifications/index.ts';
import { readMail } from '../contacts/read-contact.ts';
import { memberSource } from '../contributions.ts';
import { networkKey } from '../devices/recognise-network.ts';
import { readSettings } from '../../settings/index.ts';
import { nameKey } from '../rules.ts';
import { type CodeSettings, codeSettings } from '../settings.ts';
import {
  countAsked,
  endLinks,
  findRecoverable,
  insertLink,
  lockAsker,
  purgeLinks,
  type Recoverable,
} from './recovery-store.ts';

export interface PasswordMailOrder {
  readonly username: string;
  readonly email: string;
}

interface Asking {
  account: Recoverable | undefined;
  email: string;
  network: string;
  language: string;
  terms: CodeSettings;
}

/**
 * Mails a link that sets a new password to who names an account and its mail address. Whatever does not belong
 * together is refused in one way, and an account that has had its share of mails gets no more and is not told apart.
 */
export const sendPasswordMail = async (
  ctx: AppContext,
  asked: PasswordMailOrder,
  { ip, language }: { ip: string; language: string },
): Promise<void> => {
  if (asked.username === '')
    throw new BusinessError('not_empty', { fields: [{ field: 'username', problem: 'empty' }] });
  const email = readMail(asked.email);
  const terms = await readSettings(ctx.db, codeSettings);
  // A link is forgotten once it neither opens anything nor counts against anybody.
  const keptMs = Math.max(terms.linkMinutes, terms.linkBoundMinutes) * MINUTE_MS;
  await purgeLinks(ctx.db, new Date(ctx.clock.now().getTime() - keptMs));
  const account = await findOwner(ctx, asked.username, email);
  await transaction(ctx.db, (tx) =>
    ask(ctx, tx, { account, email, network: networkKey(ip), language, terms }),
  );
  // Not before the transaction has ended, so that a wrong pair counts for its network.
  if (account === undefined) throw new BusinessError('name_or_email_unknown');
};

/** The address that was proven stands for the account; only where there is none does the one that was told. */
const findOwner = async (
  { db, contributions }: AppContext,
  username: string,
  email: string,
): Promise<Recoverable | undefined> => {
  const account = await findRecoverable(db, nameKey(username));
  const ownsReported = await contributions.one(memberSource).ownsEmail(db, account?.id ?? 0n, email);
  const owns = account?.email == null ? ownsReported : account.email === email;
  return owns ? account : undefined;
};

const ask = async (ctx: AppContext, tx: Transaction, asking: Asking): Promise<void> => {
  const { account, email, network, language, terms } = asking;
  const { linkMinutes, linkBoundMinutes, linksFromNetwork, linksToAccount } = terms;
  const at = ctx.clock.now();
  const asker = { network, accountId: account?.id };
  await lockAsker(tx, asker);
  const since = new Date(at.getTime() - linkBoundMinutes * MINUTE_MS);
  const { fromNetwork, toAccount } = await countAsked(tx, asker, since);
  if (fromNetwork >= linksFromNetwork) throw new BusinessError('too_many_requests');
  const token = randomToken(ctx.random, LINK_BITS);
  const tokenHash = linkHash(token);
  if (account === undefined || toAccount >= linksToAccount)
    return insertLink(tx, { network, accountId: undefined, tokenHash, at });
  await endLinks(tx, account.id, at);
  await insertLink(tx, { network, accountId: account.id, tokenHash, at });
  await sendNotification(ctx, tx, {
    channel: 'mail',
    recipient: email,
    language: account.language ?? language,
    template: 'passwordLink',
    values: { link: `${ctx.config.publicUrl}/?resetToken=${token}`, minutes: String(linkMinutes) },
  });
};

const MINUTE_MS = 60_000;

const LINK_BITS = 256;

/** What the table keeps of a link. */
export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest();
