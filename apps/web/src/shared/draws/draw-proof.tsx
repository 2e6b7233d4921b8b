import type { LotteryRules } from '@hintha/lottery';
import { Button } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './draw-proof.module.css';
import { workOut, type Draw } from './work-out.ts';

interface DrawProofProps {
  draw: Draw;
  rules: Pick<LotteryRules, 'code'>;
  /** Whether it shows before it is asked for. */
  isOpen?: boolean;
}

/** What one of the operator's own draws is worked out again from, and the button that does it on this device. */
export const DrawProof = ({ draw, rules, isOpen = false }: DrawProofProps) => {
  const { t } = useTranslation('lottery');
  const [isRight, setIsRight] = useState<boolean | null>(null);
  const { proof } = draw;
  if (proof === null) return null;
  const { commitment, entropy, serverSeed } = proof;
  return (
    <details className={styles.hash} open={isOpen}>
      <summary className={styles.proof}>{t('page.proof')}</summary>
      <div className={styles.parts}>
        <p>
          {t('page.commitment')} <code>{commitment}</code>
        </p>
        {entropy !== null && (
          <p>
            {t('page.entropy')} <code>{entropy}</code>
          </p>
        )}
        <p>
          {t('page.seed')} {serverSeed === null ? t('page.seedLater') : <code>{serverSeed}</code>}
        </p>
        {serverSeed !== null && draw.numbers !== null && (
          <Button onClick={() => setIsRight(workOut(draw, rules))}>{t('page.workOut')}</Button>
        )}
        <p role="status" data-right={isRight ?? undefined}>
          {isRight !== null && t(isRight ? 'page.workedOut' : 'page.differs')}
        </p>
      </div>
    </details>
  );
};
