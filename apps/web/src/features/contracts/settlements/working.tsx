import { Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { Drawer } from '../../../shared/parts/drawer.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from '../contracts.module.css';
import { TierTable } from '../documents/tier-table.tsx';
import { periodText } from '../period-text.ts';
import {
  baseOf,
  type Kind,
  PAYMENT_LOOKS,
  settledWords,
  type Settlement,
  useContract,
  usePartyText,
} from '../use-contracts.ts';
import { Members } from './members.tsx';
import { linesOf } from './working-lines.ts';
import own from './settlements.module.css';

interface WorkingDrawerProps {
  kind: Kind;
  settlement: Settlement;
  onClose: () => void;
}

/** Everything that a settlement was reckoned from, down to the members and their bets. */
export const WorkingDrawer = ({ kind, settlement, onClose }: WorkingDrawerProps) => {
  const { t } = useTranslation('account');
  const { tiers, tier, reason, period } = settlement;
  return (
    <Drawer
      title={`${t('contracts.working')} · ${periodText(period, kind)}`}
      closeLabel={t('contracts.close')}
      onClose={onClose}
    >
      <div className={styles.working}>
        <Result settlement={settlement} />
        {reason !== null && (
          <p className={styles.change}>
            {t('contracts.correction', { reason })} {t('contracts.correctionText')}
          </p>
        )}
        <Lines settlement={settlement} />
        <TierTable kind={kind} tiers={tiers} reached={tier} isHere />
        <Formula settlement={settlement} />
        <Members settlement={settlement} />
      </div>
    </Drawer>
  );
};

/** What it came to, with whom, and how its payment stands. */
const Result = ({ settlement }: { settlement: Settlement }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const partyText = usePartyText();
  const { amount, payment } = settlement;
  const state = settledWords(settlement);
  return (
    <div className={own.result}>
      <p className={styles.note}>{partyText(settlement)}</p>
      <p className={styles.head}>
        <b className="num">{formatMoney(amount, symbol)}</b>
        <Tag look={PAYMENT_LOOKS[state]}>{t(`contracts.payments.${state}`)}</Tag>
      </p>
      {payment !== null && (
        <p className={styles.note}>
          {t('contracts.dueSince', { at: formatInstant(payment.dueAt) })}
          {payment.state !== 'PAID' &&
            Number(payment.paid) > 0 &&
            ` · ${t('contracts.paid', { amount: formatMoney(payment.paid, symbol) })}`}
        </p>
      )}
    </div>
  );
};

const Lines = ({ settlement }: { settlement: Settlement }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const contract = useContract(settlement);
  return (
    <dl className={own.lines}>
      {linesOf(settlement, contract).map(({ name, amount, isSum = false, isTaken = false }) => (
        <div key={name} data-sum={isSum || undefined}>
          <dt>{t(`contracts.lines.${name}`)}</dt>
          <dd className="num">
            {isTaken && '− '}
            {formatMoney(amount, symbol)}
          </dd>
        </div>
      ))}
      {settlement.kind !== 'REALTIME' && (
        <div>
          <dt>{t('contracts.activeMember')}</dt>
          <dd className="num">{formatNumber(settlement.active)}</dd>
        </div>
      )}
    </dl>
  );
};

/** The last step in one line: what was measured, the rate that was reached, and what they make. */
const Formula = ({ settlement }: { settlement: Settlement }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { kind, tier, rate, amount, reason, carryBefore, carryAfter } = settlement;
  if (reason !== null) return null;
  if (tier === null) return <p className={own.formula}>{t('contracts.noStepText')}</p>;
  const carried = Number(carryBefore) !== 0 && kind === 'REALTIME' ? ` + ${carryBefore}` : '';
  return (
    <div>
      <p className={`num ${own.formula}`}>
        {formatMoney(baseOf(settlement), symbol)} × {rate}%{carried} = <b>{formatMoney(amount, symbol)}</b>
      </p>
      {Number(carryAfter) !== 0 && (
        <p className={styles.note}>{t('contracts.carryAfter', { amount: carryAfter.replace('-', '−') })}</p>
      )}
    </div>
  );
};
