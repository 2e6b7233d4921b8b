import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from '../contracts.module.css';
import { periodText } from '../period-text.ts';
import type { Kind } from '../use-contracts.ts';
import type { Replay } from './use-offer.ts';
import own from './offer.module.css';

/** What the terms would have come to in past periods, beside those in force. */
export const Tried = ({ kind, replay }: { kind: Kind; replay: Replay | null }) => (
  <div role="status">{replay !== null && <Periods kind={kind} replay={replay} />}</div>
);

const Periods = ({ kind, replay }: { kind: Kind; replay: Replay }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const shown = (amount: string) => formatMoney(amount, symbol);
  return (
    <div className={own.tried}>
      <p>{t('contracts.tried', { amount: shown(replay.amount), current: shown(replay.current) })}</p>
      <div className={own.scroller} role="region" aria-label={t('contracts.tryOut')} tabIndex={0}>
        <table className={styles.tiers}>
          <thead>
            <tr>
              {(['period', 'volume', 'step', 'amount', 'current'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`contracts.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="num">
            {replay.periods.toReversed().map(({ period, volume, tier, amount, current }) => (
              <tr key={period}>
                <td>{periodText(period, kind)}</td>
                <td>{shown(volume)}</td>
                <td>{tier ?? '—'}</td>
                <td>{shown(amount)}</td>
                <td>{shown(current)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
