import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import type { Taken } from '../game/use-taken.ts';
import styles from './picker.module.css';

const MOST_SHOWN = 6;

/** What the picked numbers take yet, those that take the least first; nothing while nobody has bet on them. */
export const NumbersLeft = ({ picked, taken }: { picked: readonly string[]; taken: Taken }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const known = picked
    .flatMap((number) => {
      const one = taken.get(number);
      return one === undefined || one.share <= 0 ? [] : [{ number, ...one }];
    })
    .toSorted((one, other) => other.share - one.share);
  if (known.length === 0) return null;
  return (
    <ul className={styles.left} aria-label={t('betting.leftTitle')}>
      {known.slice(0, MOST_SHOWN).map(({ number, share, left }) => (
        <li key={number} data-full={share >= 1 || undefined}>
          {share >= 1
            ? t('betting.nothingLeft', { number })
            : t('betting.left', { number, amount: formatMoney(left, symbol) })}
        </li>
      ))}
      {known.length > MOST_SHOWN && <li>{t('betting.moreChosen', { more: known.length - MOST_SHOWN })}</li>}
    </ul>
  );
};
