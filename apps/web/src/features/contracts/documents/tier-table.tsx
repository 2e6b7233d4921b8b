import { Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from '../contracts.module.css';
import type { Contract, Kind } from '../use-contracts.ts';

/** What the steps of a kind are measured by, under `contracts`. */
export const VOLUMES = {
  DIVIDEND: 'periodLoss',
  DAILY: 'dayBet',
  HOURLY: 'hourBet',
  REALTIME: 'dayBet',
} as const satisfies Record<Kind, string>;

interface TierTableProps {
  kind: Kind;
  tiers: Contract['tiers'];
  /** The step that was reached, the first is 1. */
  reached?: number | null;
  /** Whether it was in the period that is shown, and not in the last one. */
  isHere?: boolean;
}

/** The steps of a contract, with the one that was reached standing out. */
export const TierTable = ({ kind, tiers, reached = null, isHere = false }: TierTableProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const countsActive = kind !== 'REALTIME';
  return (
    <table className={styles.tiers}>
      <thead>
        <tr>
          <th scope="col">{t(`contracts.${VOLUMES[kind]}`)}</th>
          {countsActive && <th scope="col">{t('contracts.activeMember')}</th>}
          <th scope="col">{t('contracts.rate')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ minVolume, minActive, rate }, place) => {
          const isReached = reached === place + 1;
          return (
            <tr key={rate} aria-current={isReached || undefined}>
              <td>
                <span className="num">≥&nbsp;{formatMoney(minVolume, symbol)}</span>
                {isReached && (
                  <span className={styles.reached}>
                    <Icon name="trophy" size={16} />
                    {t(isHere ? 'contracts.reachedHere' : 'contracts.reached')}
                  </span>
                )}
              </td>
              {countsActive && <td className="num">≥&nbsp;{formatNumber(minActive)}</td>}
              <td className="num">{rate}%</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
