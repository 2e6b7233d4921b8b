import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../../shared/api.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import styles from './meter.module.css';
import { RequirementBar } from './requirement-bar.tsx';

/** What has to be bet before money may leave: what is open, in the order in which bets fill it, and what was before. */
export const TurnoverMeter = ({ turnover }: { turnover: Reply<'listRequirements'> }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { list, remaining } = turnover;
  if (list.length === 0) return null;
  const open = list.filter(({ state }) => state === 'OPEN');
  const past = list.filter(({ state }) => state !== 'OPEN');
  return (
    <section className={styles.meter} aria-labelledby="turnover" data-done={open.length === 0 || undefined}>
      <h3 id="turnover" tabIndex={-1}>
        {t('withdraw.turnover.title')}
      </h3>
      <p className={styles.sum}>
        {open.length === 0
          ? t('withdraw.turnover.done')
          : t('withdraw.turnover.stillToPlay', { amount: formatMoney(remaining, symbol) })}
      </p>
      {open.map((requirement) => (
        <RequirementBar key={requirement.id} requirement={requirement} />
      ))}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{t('withdraw.turnover.past', { count: past.length })}</summary>
          {past.map((requirement) => (
            <RequirementBar key={requirement.id} requirement={requirement} />
          ))}
        </details>
      )}
    </section>
  );
};
