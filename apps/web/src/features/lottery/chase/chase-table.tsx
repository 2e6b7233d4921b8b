import { formatAmount, type Money } from '@hintha/money';
import { splitAmount } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { useIssueName } from '../draw/use-issue-name.ts';
import styles from './chase.module.css';
import type { PlannedStep } from './plan.ts';

/** An amount whose currency stands at the head of its column. */
const inColumn = (amount: Money): string => {
  const { minus, whole, decimals } = splitAmount(formatAmount(amount));
  return `${minus}${whole}${decimals}`;
};

const OF_DAY = /^\d{4}(\d{2})(\d{2})-(\d{3,})$/;

/** Of the many of a day the number alone, so that the row stays short. */
const numberOf = (issue: string): string | undefined => OF_DAY.exec(issue)?.[3];
const dayOf = (issue: string): string => issue.replace(OF_DAY, '$2/$1');

/** Draw by draw what is staked, what was spent until then, and what a win there would bring. */
export const ChaseTable = ({ steps }: { steps: readonly PlannedStep[] }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const nameOf = useIssueName();
  return (
    <div className={styles.scroll} role="region" aria-label={t('chase.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('page.issue')}</th>
            <th scope="col">
              {t('chase.stake')} ({symbol}) <small>{t('chase.spent')}</small>
            </th>
            <th scope="col">
              {t('chase.win')} ({symbol}) <small>{t('chase.gain')}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ issue, movedTo, drawTime, multiple, stake, spent, win, gain }) => (
            <tr key={issue}>
              <th scope="row">
                {numberOf(issue) ?? nameOf({ issue, movedTo, drawTime })}{' '}
                <small className="num">
                  {numberOf(issue) !== undefined && `${dayOf(issue)} · `}× {formatNumber(multiple)}
                </small>
              </th>
              <td>
                {inColumn(stake)} <small>{inColumn(spent)}</small>
              </td>
              <td>
                {inColumn(win)} <small data-loss={gain < 0n || undefined}>{inColumn(gain)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
