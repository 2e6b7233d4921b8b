import type { Method } from '../use-deposits.ts';
import { firstLetterOf } from '../../../../shared/page/first-letter-of.ts';

type Kind = 'wallet' | 'bank' | 'qr' | 'page' | 'card' | 'coin';

/** What tells a way to pay apart at a glance: a shape by its kind, letters and colours by its brand. */
export interface Mark {
  kind: Kind;
  letters: string;
  ground: string;
  ink: string;
}

type Brand = Omit<Mark, 'kind'>;

const WHITE = '#ffffff';

/** Colours that people know the brands by, with letters of our own drawing in place of their logos. */
const BRANDS: readonly (readonly [RegExp, Brand])[] = [
  [/^kbz/, { letters: 'K', ground: '#0b57a4', ink: WHITE }],
  [/^wave/, { letters: 'W', ground: '#ffd21f', ink: '#123a7c' }],
  [/^aya/, { letters: 'A', ground: '#b5121b', ink: WHITE }],
  [/^cb/, { letters: 'C', ground: '#2b3990', ink: '#9fe0f5' }],
  [/^yoma/, { letters: 'Y', ground: '#d9541e', ink: WHITE }],
  [/^mmqr/, { letters: 'M', ground: '#0b7a75', ink: WHITE }],
  [/^usdt/, { letters: 'U', ground: '#1f8a6a', ink: WHITE }],
  [/^card/, { letters: '', ground: '#3a4a63', ink: '#f0c14b' }],
];

/** For whoever is not known by a colour; each keeps its own. */
const OTHERS = ['#7a3e9d', '#1f6f8b', '#8a5a12', '#9c2f5b', '#3f7d20', '#4b5bb5'] as const;

const kindOf = ({ id, name, type }: Pick<Method, 'id' | 'name' | 'type'>): Kind => {
  if (type === 'QR') return 'qr';
  if (type === 'REDIRECT') return 'page';
  if (type === 'CARD') return 'card';
  if (type === 'CRYPTO') return 'coin';
  return /bank/iu.test(`${id} ${name}`) ? 'bank' : 'wallet';
};

const otherBrand = (id: string, name: string): Brand => {
  const sum = Array.from(id, (letter) => letter.codePointAt(0) ?? 0).reduce((one, other) => one + other, 0);
  const letters = firstLetterOf(name);
  return { letters, ground: OTHERS[sum % OTHERS.length] ?? OTHERS[0], ink: WHITE };
};

/** The mark of a way to pay, by its code and, where that tells nothing, by its name. */
export const markOf = (method: Pick<Method, 'id' | 'name' | 'type'>): Mark => {
  const { id, name } = method;
  const known = BRANDS.find(([code]) => code.test(id));
  return { kind: kindOf(method), ...(known?.[1] ?? otherBrand(id, name)) };
};
