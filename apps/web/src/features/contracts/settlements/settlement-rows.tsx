import { Tag } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from '../contracts.module.css';
import { periodText } from '../period-text.ts';
import {
  baseOf,
  type Kind,
  PAYMENT_LOOKS,
  settledWords,
  type Settlement,
  usePartyText,
} from '../use-contracts.ts';
import own from './settlements.module.css';
import { WorkingDrawer } from './working.tsx';

/** Settlements one below the other; each opens what it was reckoned from. */
export const SettlementRows = ({ kind, settlements }: { kind: Kind; settlements: readonly Settlement[] }) => {
  const [opened, setOpened] = useState<string | null>(null);
  const shown = settlements.find(({ id }) => id === opened);
  return (
    <>
      <ul className={styles.rows}>
        {settlements.map((settlement) => (
          <Row
            key={settlement.id}
            kind={kind}
            settlement={settlement}
            onOpen={() => setOpened(settlement.id)}
          />
        ))}
      </ul>
      {shown !== undefined && (
        <WorkingDrawer kind={kind} settlement={shown} onClose={() => setOpened(null)} />
      )}
    </>
  );
};

interface RowProps {
  kind: Kind;
  settlement: Settlement;
  onOpen: () => void;
}

const Row = ({ kind, settlement, onOpen }: RowProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const partyText = usePartyText();
  const { period, amount, rate, tier, reason } = settlement;
  const state = settledWords(settlement);
  return (
    <li>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
        <b className={`num ${styles.period}`}>{periodText(period, kind)}</b>
        <b className={`num ${styles.amount}`}>{formatMoney(amount, symbol)}</b>
        <span className={`${styles.note} ${own.about}`}>
          <span>{partyText(settlement)}</span>
          {reason !== null && <span>{t('contracts.isCorrection')}</span>}
          {reason === null && tier === null && <span>{t('contracts.noStep')}</span>}
          {reason === null && tier !== null && (
            <span className={`num ${own.calc}`}>
              {formatMoney(baseOf(settlement), symbol)} × {rate}%
            </span>
          )}
        </span>
        <span className={styles.state}>
          <Tag look={PAYMENT_LOOKS[state]}>{t(`contracts.payments.${state}`)}</Tag>
        </span>
      </button>
    </li>
  );
};
