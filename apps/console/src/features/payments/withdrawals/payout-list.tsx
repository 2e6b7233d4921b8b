import { Money } from '@hintha/ui';
import { UnstyledButton } from '@mantine/core';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { TimeLeft } from '../../../shared/spans.tsx';
import { StateBadge } from '../../../shared/state-badge.tsx';
import styles from './withdrawals.module.css';
import { PAYOUT_TONES, type Payout } from './use-withdrawals.ts';

interface Props {
  readonly payouts: readonly Payout[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The payments of a withdrawal; what can be done is done with the one that is chosen. */
export const PayoutList = ({ payouts, chosenId, onChoose }: Props) => {
  const t = useTexts();
  return (
    <ul className={styles.payouts}>
      {payouts.map(({ id, amount, state, sentAt, deadline, coin }, place) => (
        <li key={id}>
          <UnstyledButton
            className={styles.payout}
            aria-pressed={id === chosenId}
            onClick={() => onChoose(id)}
          >
            <span>{t('withdrawals.payout', { place: place + 1 })}</span>
            <Money amount={amount} symbol="Ks" />
            <StateBadge tone={PAYOUT_TONES[state]}>{t(`withdrawals.payoutStates.${state}`)}</StateBadge>
            <span className={styles.when}>
              {sentAt !== null && formatInstant(sentAt)}
              {deadline !== null && (
                <>
                  {' · '}
                  {t('withdrawals.deadline')} <TimeLeft until={deadline} />
                </>
              )}
              {coin !== null && ` ${coin.amount} USDT × ${coin.rate}`}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
};
