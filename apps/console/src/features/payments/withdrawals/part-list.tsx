import { Money } from '@hintha/ui';
import { UnstyledButton } from '@mantine/core';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { TimeLeft } from '../../../shared/spans.tsx';
import { StateBadge } from '../../../shared/state-badge.tsx';
import styles from './withdrawals.module.css';
import { PART_TONES, type PayoutPart } from './use-withdrawals.ts';

interface Props {
  readonly parts: readonly PayoutPart[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The payments of a withdrawal; what can be done is done with the one that is chosen. */
export const PartList = ({ parts, chosenId, onChoose }: Props) => {
  const t = useTexts();
  return (
    <ul className={styles.parts}>
      {parts.map(({ id, amount, state, sentAt, deadline, coin }, place) => (
        <li key={id}>
          <UnstyledButton className={styles.part} aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
            <span>{t('withdrawals.part', { place: place + 1 })}</span>
            <Money amount={amount} symbol="Ks" />
            <StateBadge tone={PART_TONES[state]}>{t(`withdrawals.partStates.${state}`)}</StateBadge>
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
