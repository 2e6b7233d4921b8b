import type { support } from '@hintha/contract';

const MINUTE_MS = 60_000;

/** How much of something may come within a time. */
export interface Bound {
  readonly most: number;
  readonly spanMs: number;
}

// Many people share the address of a network of phones, so a network may do more than a guest.
export const CASES: { guest: Bound; network: Bound } = {
  guest: { most: 5, spanMs: 60 * MINUTE_MS },
  network: { most: 60, spanMs: 60 * MINUTE_MS },
};
export const CHATS: { guest: Bound; network: Bound } = {
  guest: { most: 5, spanMs: 10 * MINUTE_MS },
  network: { most: 40, spanMs: 10 * MINUTE_MS },
};
export const LINES: Bound = { most: 20, spanMs: MINUTE_MS };

/** How long a report of presence counts. */
export const PRESENT_MS = 90_000;

const VIP_ABOVE = 4;

export const queueOf = (rankLevel: number): support.ChatQueue => (rankLevel > VIP_ABOVE ? 'VIP' : 'NORMAL');

const CASE_MOST = 140;

/** The first words of a chat as the content of a case. */
export const toContent = (text: string): string => {
  const characters = Array.from(text.trim());
  return characters.length <= CASE_MOST
    ? characters.join('')
    : `${characters.slice(0, CASE_MOST - 1).join('')}…`;
};
