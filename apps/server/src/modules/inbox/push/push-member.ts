import type { inbox } from '@hintha/contract';
import { loadPushTitles } from '@hintha/messages';
import { type Database, queueJob, type Transaction, Undeliverable } from '@hintha/platform';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { findEndedSessions } from '../../identity/index.ts';
import {
  deleteSubscription,
  findSubscription,
  selectListening,
  type StoredSubscription,
  updateFailure,
} from './push-store.ts';

export const PUSH = 'inbox.push';

export interface PushNotice {
  readonly kind: inbox.PushKind;
  /** What the title names, by language; English stands in where one is missing. */
  readonly name?: Readonly<Record<string, string>>;
  /** On a device, what comes later about the same takes the place of what came before. */
  readonly about: string;
}

/** Queued with the rows of what has happened, so that nothing is told of what was rolled back. */
export const pushTo = async (
  { deliveryChannels, clock }: AppContext,
  on: Database | Transaction,
  accountIds: readonly bigint[],
  notice: PushNotice,
): Promise<void> => {
  if (deliveryChannels.push === null || accountIds.length === 0) return;
  const at = clock.now().getTime();
  for (const { id, accountId } of await selectListening(on, accountIds, notice.kind)) {
    const order: PushOrder = { id: String(id), account: String(accountId), notice, at };
    await queueJob(on, PUSH, `push:${id}:${notice.about}`, order);
  }
};

export interface PushOrder {
  /** The device. */
  readonly id: string;
  /** Whose news it is: the device may be another's by now. */
  readonly account: string;
  readonly notice: PushNotice;
  readonly at: number;
}

/** What happened longer ago is no news any more: not to be tried again, and not to be kept for a device that is off. */
const NEWS_FOR_MS = 24 * 60 * 60_000;
const SECOND_MS = 1000;

/** Where a notification leads: `open` names a page of the account area. */
const PATHS: Readonly<Record<inbox.PushKind, string>> = {
  withdrawal_paid: '/?open=withdraw',
  draw_result: '/?open=personalHistoryCopy',
  case_answered: '/?open=supportCases',
};

/**
 * Tells one device. It is told at least once: a device shows what comes twice as one. Of a device that was signed out,
 * or that its push service does not know any more, nothing is kept.
 */
export const deliverPush = async (ctx: AppContext, order: PushOrder): Promise<void> => {
  const { db, clock, deliveryChannels, log } = ctx;
  const id = BigInt(order.id);
  const device = await findSubscription(db, id);
  const leftMs = order.at + NEWS_FOR_MS - clock.now().getTime();
  if (deliveryChannels.push === null || device === undefined || leftMs <= 0) return;
  if (String(device.accountId) !== order.account || !device.kinds.includes(order.notice.kind)) return;
  const ended = await findEndedSessions(db, [device.sessionId]);
  if (ended.size > 0) return deleteSubscription(db, id);
  const message = { ...(await write(device, order.notice)), ttlSeconds: Math.ceil(leftMs / SECOND_MS) };
  try {
    if ((await deliveryChannels.push.send(device, message)) === 'gone') await deleteSubscription(db, id);
  } catch (error) {
    await updateFailure(db, id, (error as Error).message, clock.now());
    if (!(error instanceof Undeliverable)) throw error;
    log.warn({ err: error, device: order.id }, 'a message to a device was refused');
  }
};

const TOPIC_LETTERS = 32;

const write = async ({ language }: StoredSubscription, { kind, name = {}, about }: PushNotice) => {
  const titles = await loadPushTitles(language);
  const title = titles[kind].replaceAll('{{name}}', name[language] ?? name.en ?? '');
  return {
    payload: JSON.stringify({ kind, title, path: PATHS[kind], about }),
    topic: createHash('sha256').update(about).digest('base64url').slice(0, TOPIC_LETTERS),
  };
};
