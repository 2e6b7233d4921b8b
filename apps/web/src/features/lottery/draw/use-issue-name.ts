import { useTranslation } from 'react-i18next';

const HALF_DAY = { '01': 'page.noon', '02': 'page.evening' } as const;

/** What a numero is called: of the two of a day in Myanmar their time, of all others their number. */
export const useIssueName = (gameCode: string) => {
  const { t } = useTranslation('lottery');
  return (issue: string): string => {
    const [day = '', suffix = ''] = issue.split('-');
    const half = gameCode === 'MM2D' && (suffix === '01' || suffix === '02') ? HALF_DAY[suffix] : undefined;
    const date = `${day.slice(6, 8)}/${day.slice(4, 6)}`;
    return half === undefined ? issue : `${date} ${t(half)}`;
  };
};
