import { Icon, Money } from '@hintha/ui';
import { useId } from 'react';
import { useCurrencySymbol } from '../permission.ts';
import styles from './sums.module.css';

interface SumsProps {
  title: string;
  sums: readonly Sum[];
}

interface Sum {
  name: string;
  amount: string;
  signed?: boolean;
  /** The way to what it is made of, and what that is called. */
  rows?: { name: string; open: () => void } | undefined;
}

/** What rows add up to. */
export const Sums = ({ title, sums }: SumsProps) => {
  const symbol = useCurrencySymbol();
  const titleId = useId();
  return (
    <section className={styles.sums} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {sums.map(({ name, amount, signed = false, rows }) => (
        <dl key={name} className={styles.sum}>
          <dt>{name}</dt>
          <dd>
            {rows === undefined ? (
              <Money amount={amount} symbol={symbol} signed={signed} />
            ) : (
              <button type="button" className={styles.rows} onClick={rows.open}>
                <Money amount={amount} symbol={symbol} signed={signed} />
                <Icon name="chevron-right" size={14} />
                <span className="visually-hidden">{rows.name}</span>
              </button>
            )}
          </dd>
        </dl>
      ))}
    </section>
  );
};
