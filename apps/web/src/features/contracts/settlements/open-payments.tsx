import { Button, Tag } from '@hintha/ui';
import { addMoney, formatAmount, type Money, negateMoney, ZERO } from '@hintha/money';
import type { contracts } from '@hintha/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { signedMoney } from '../../../shared/money/signed-money.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from '../contracts.module.css';
import { periodText } from '../period-text.ts';
import {
  type Kind,
  PAYMENT_LOOKS,
  paymentWords,
  useListWords,
  usePartyText,
  usePayments,
} from '../use-contracts.ts';
import { usePay } from './use-pay.ts';

type Payment = contracts.PaymentView;

/** A debt of many hours would push everything else out of sight. */
const SHOWN = 4;

const leftOf = ({ amount, paid }: Payment): Money =>
  addMoney(signedMoney(amount), negateMoney(signedMoney(paid)));

/** What is still to be paid; what waits for the payer's press can be paid here. */
export const OpenPayments = ({ kind }: { kind: Kind }) => {
  const read = usePayments(kind);
  const words = useListWords(read.error);
  // While it is read there is no telling whether anything is open, and mostly nothing is.
  if (read.data === undefined && !read.isError) return null;
  return (
    <ReadList read={read} words={words}>
      {(payments) => payments.length > 0 && <Open payments={payments} />}
    </ReadList>
  );
};

const Open = ({ payments }: { payments: readonly Payment[] }) => {
  const { t } = useTranslation('account');
  const titleId = useId();
  const [isAll, setAll] = useState(false);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('contracts.open')}</h3>
      <Totals payments={payments} />
      <ul className={styles.rows}>
        {(isAll ? payments : payments.slice(0, SHOWN)).map((payment) => (
          <Line key={payment.id} payment={payment} />
        ))}
      </ul>
      {payments.length > SHOWN && (
        <Button aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? t('contracts.fewer') : t('contracts.all', { total: formatNumber(payments.length) })}
        </Button>
      )}
    </section>
  );
};

/** What is left to be paid of all of them, each way. */
const Totals = ({ payments }: { payments: readonly Payment[] }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (
    <dl className={styles.totals}>
      {(['DOWN', 'UP'] as const).map((way) => {
        const left = payments.filter(({ direction }) => direction === way).map(leftOf);
        if (left.length === 0) return null;
        return (
          <div key={way}>
            <dt>{t(`contracts.directions.${way}`)}</dt>
            <dd className="num">{formatMoney(formatAmount(left.reduce(addMoney, ZERO)), symbol)}</dd>
          </div>
        );
      })}
    </dl>
  );
};

const Line = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const partyText = usePartyText();
  const { pay, isBusy } = usePay();
  const { direction, period, amount, paid, state, kind } = payment;
  const words = paymentWords(state);
  return (
    <li className={styles.row}>
      <b>{partyText(payment)}</b>
      <b className={`num ${styles.amount}`}>{formatMoney(amount, symbol)}</b>
      <span className={styles.note}>
        <span className="num">{periodText(period, kind)}</span> · <When payment={payment} />
        {Number(paid) > 0 && ` · ${t('contracts.paid', { amount: formatMoney(paid, symbol) })}`}
      </span>
      <span className={styles.state}>
        <Tag look={PAYMENT_LOOKS[words]}>{t(`contracts.payments.${words}`)}</Tag>
      </span>
      {state === 'MANUAL' && direction === 'DOWN' && (
        <Button look="gold" className={styles.pay} loading={isBusy} onClick={() => pay(payment)}>
          {t('contracts.pay', { amount: formatMoney(amount, symbol) })}
        </Button>
      )}
    </li>
  );
};

const When = ({ payment: { state, dueAt, debtSince } }: { payment: Payment }) => {
  const { t } = useTranslation('account');
  if (state === 'OWED' && debtSince !== null)
    return t('contracts.debtSince', { at: formatInstant(debtSince) });
  return t(state === 'MANUAL' ? 'contracts.paysItself' : 'contracts.dueSince', { at: formatInstant(dueAt) });
};
