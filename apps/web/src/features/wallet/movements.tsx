import { Money, Tag, type TagLook } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/format/format-time.ts';
import { ListLine } from '../../shared/lists/list-line.tsx';
import { useCurrencySymbol } from '../../shared/permission.ts';
import type { Movement } from './use-wallet.ts';
import styles from './wallet.module.css';

const LOOKS: Readonly<Record<Movement['state'], TagLook>> = {
  open: 'info',
  manual: 'warning',
  done: 'good',
  refused: 'plain',
};

/** The last transfers, the latest first. */
export const Movements = ({ transfers }: { transfers: readonly Movement[] }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  if (transfers.length === 0) return <p className={styles.note}>{t('wallet.noMovements')}</p>;
  return (
    <ul className={styles.movements}>
      {transfers.map(({ id, direction, name, amount, state, at }) => (
        <ListLine
          key={id}
          name={t(direction === 'in' ? 'wallet.wentTo' : 'wallet.cameFrom', { name })}
          amount={<Money amount={amount} symbol={symbol} />}
          note={<time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>}
          state={<Tag look={LOOKS[state]}>{t(`wallet.states.${state}`)}</Tag>}
        />
      ))}
    </ul>
  );
};
