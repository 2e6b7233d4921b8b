import { useTranslation } from 'react-i18next';

const HALF_DAY = { '01': 'page.noon', '02': 'page.evening' } as const;

/** A numero by its code, and the day on which it is drawn where it was moved to another. */
export interface Named {
  readonly issue: string;
  readonly movedTo: string | null;
}

/** A day such as 2026-11-27 or 20261127 the way dates are written here. */
const dateOf = (day: string): string => {
  const digits = day.replaceAll('-', '');
  return `${digits.slice(6, 8)}/${digits.slice(4, 6)}`;
};

/**
 * What a numero is called: of the two of a day in Myanmar the day and time of their draw, of all others their number. One
 * that was moved says so.
 */
export const useIssueName = (gameCode: string) => {
  const { t } = useTranslation('lottery');
  return ({ issue, movedTo }: Named): string => {
    const [day = '', suffix = ''] = issue.split('-');
    const half = gameCode === 'MM2D' && (suffix === '01' || suffix === '02') ? HALF_DAY[suffix] : undefined;
    if (half === undefined)
      return movedTo === null ? issue : t('page.movedTo', { issue, day: dateOf(movedTo) });
    const name = `${dateOf(movedTo ?? day)} ${t(half)}`;
    return movedTo === null ? name : t('page.moved', { issue: name });
  };
};
