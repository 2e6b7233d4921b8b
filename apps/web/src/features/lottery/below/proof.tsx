import type { LotteryRules } from '@hintha/lottery';
import { Button } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './below.module.css';
import type { Draw } from './use-history.ts';
import { workOut } from './work-out.ts';

/** What one of the operator's own draws is worked out again from, and the button that does it on this device. */
export const Proof = ({ draw, rules }: { draw: Draw; rules: LotteryRules }) => {
  const { t } = useTranslation('lottery');
  const [isRight, setIsRight] = useState<boolean | null>(null);
  const { proof } = draw;
  if (proof === null) return null;
  const { commitment, entropy, serverSeed } = proof;
  return (
    <details className={styles.hash}>
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
