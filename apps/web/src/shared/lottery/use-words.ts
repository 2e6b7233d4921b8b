import type { Play } from '@hintha/lottery';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOfPlay, type PlayName } from './play-tree.ts';
import { parseSelection } from '@hintha/lottery';

const NAMED = [
  'BIG',
  'SMALL',
  'ODD',
  'EVEN',
  'D',
  'T',
  'E',
  'LEOPARD',
  'STRAIGHT',
  'PAIR',
  'HALF',
  'MIXED6',
  'RED',
  'BLUE',
  'GREEN',
  'RAT',
  'OX',
  'TIGER',
  'RABBIT',
  'DRAGON',
  'SNAKE',
  'HORSE',
  'GOAT',
  'MONKEY',
  'ROOSTER',
  'DOG',
  'PIG',
] as const;

const BULL = /^N(\d+)$/;
const ODD_EVEN = /^(\d)O(\d)E$/;

/** As many items of a selection as a line has room for. */
const MOST_SHOWN = 12;

/** What plays and the items of them are called. */
export const useWords = (rules: string) => {
  const { t } = useTranslation('lottery');
  return useMemo(() => wordsOf(t, rules), [t, rules]);
};

const wordsOf = (t: TFunction<'lottery'>, rules: string) => {
  const nameOf = ({ kind, ...figures }: PlayName): string => t(`plays.kinds.${kind}`, { ...figures });
  const playName = (code: string): string => nameOf(placeOfPlay(rules, code).name);
  const itemName = (text: string): string => {
    const named = NAMED.find((one) => one === text);
    if (named !== undefined) return t(`plays.items.${named}`);
    const [, points] = BULL.exec(text) ?? [];
    if (points !== undefined)
      return points === '0' ? t('plays.items.noBull') : t('plays.items.bull', { points });
    const [, odd, even] = ODD_EVEN.exec(text) ?? [];
    return odd === undefined ? text : t('plays.items.oddEven', { odd, even });
  };
  const short = (items: readonly string[]): string =>
    items.length <= MOST_SHOWN
      ? items.join(' ')
      : t('betting.andMore', {
          items: items.slice(0, MOST_SHOWN).join(' '),
          more: items.length - MOST_SHOWN,
        });
  /** A selection as people read it. */
  const selectionText = (play: Play | undefined, numbers: string): string => {
    const selection = play === undefined ? 'unknown' : parseSelection(play, numbers);
    if (play === undefined || typeof selection === 'string') return numbers;
    const { parts } = play.grammar;
    const print = (item: number, at: number) => itemName(parts[at]?.symbols.print(item) ?? '');
    if (selection.kind === 'list')
      return short(selection.combinations.map((items) => items.map(print).join('')));
    if (selection.kind === 'bankers')
      return [selection.bankers, selection.drags]
        .map((items) => short(items.map((item) => print(item, 0))))
        .join(' # ');
    return selection.parts
      .map((items, at) => (items.length === 0 ? '–' : short(items.map((item) => print(item, at)))))
      .join(' | ');
  };
  return { playName, itemName, selectionText };
};

export type Words = ReturnType<typeof useWords>;
