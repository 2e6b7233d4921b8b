import type { support } from '@hintha/contract';

/** How long a report of presence counts. */
export const PRESENT_MS = 90_000;

/** Members above this level are VIP. */
export const VIP_ABOVE = 4;

export const queueOf = (rankLevel: number): support.ChatQueue => (rankLevel > VIP_ABOVE ? 'VIP' : 'NORMAL');

const CASE_MOST = 140;

/** The first words of a chat as the content of a case. */
export const toContent = (text: string): string => {
  const characters = Array.from(text.trim());
  return characters.length <= CASE_MOST
    ? characters.join('')
    : `${characters.slice(0, CASE_MOST - 1).join('')}…`;
};
