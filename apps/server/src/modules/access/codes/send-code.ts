import { Refusal, transaction, type RandomSource } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { sendLetter } from '../../letters/index.ts';
import { countSent, insertCode } from './code-store.ts';
import {
  digestOf,
  IP_WINDOW_MS,
  LIVES_MINUTES,
  LIVES_MS,
  MOST_FROM_IP,
  MOST_TO_RECIPIENT,
  RECIPIENT_WINDOW_MS,
} from './rules.ts';
import type { Purpose } from './types.ts';

export interface CodeOrder {
  readonly purpose: Purpose;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly language: string;
  readonly ip: string;
  /** Does everything but send: the code is nobody's, and its asker cannot tell. */
  readonly silent?: boolean;
}

/** Sends a fresh code, which ends the one before it; answers for how many minutes it is good. */
export const sendCode = async (house: House, order: CodeOrder): Promise<number> => {
  const { purpose, channel, recipient, language, ip, silent = false } = order;
  const at = house.clock.now();
  const code = drawCode(house.random);
  await transaction(house.db, async (tx) => {
    const sent = await countSent(tx, {
      recipient,
      ip,
      recipientSince: new Date(at.getTime() - RECIPIENT_WINDOW_MS),
      ipSince: new Date(at.getTime() - IP_WINDOW_MS),
    });
    if (sent.toRecipient >= MOST_TO_RECIPIENT || sent.fromIp >= MOST_FROM_IP)
      throw new Refusal('too_many_requests');
    const expiresAt = new Date(at.getTime() + LIVES_MS);
    await insertCode(tx, {
      purpose,
      recipient,
      digest: digestOf(purpose, recipient, code),
      ip,
      at,
      expiresAt,
    });
    const values = { code, minutes: String(LIVES_MINUTES) };
    if (!silent)
      await sendLetter(house, tx, { channel, recipient, language, template: `${purpose}Code`, values });
  });
  return LIVES_MINUTES;
};

const CODES = 1_000_000;
/** The largest multiple of the number of codes below 2^32: what lies above would favour the small ones. */
const FAIR = Math.floor(2 ** 32 / CODES) * CODES;

const drawCode = (random: RandomSource): string => {
  for (;;) {
    const word = Buffer.from(random.bytes(4)).readUInt32BE();
    if (word < FAIR) return String(word % CODES).padStart(6, '0');
  }
};
