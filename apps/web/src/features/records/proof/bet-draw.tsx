import { LOTTERY_RULES } from '@hintha/lottery';
import { Button, Skeleton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Balls } from '../../../shared/draws/balls.tsx';
import { DrawProof } from '../../../shared/draws/draw-proof.tsx';
import type { Draw } from '../../../shared/draws/work-out.ts';
import { explain } from '../../../shared/explain.ts';
import detail from '../lines/detail.module.css';
import styles from './proof.module.css';
import { useDraw, type DecidingDraw } from './use-proofs.ts';

/** The draw that a ticket is on: its numbers, and what they are worked out again from on this device. */
export const BetDraw = ({ draw }: { draw: DecidingDraw }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useDraw(draw);
  const [found] = data?.list ?? [];
  return (
    <>
      <h3 className={detail.heading}>{t('records.drawProof')}</h3>
      {data === undefined && error === null && <Skeleton height="120px" />}
      {data === undefined && error !== null && (
        <div className={styles.way}>
          <p className={detail.note}>{explain(error)}</p>
          <Button onClick={() => void refetch()}>{t('failures.retry')}</Button>
        </div>
      )}
      {data !== undefined && found === undefined && <p className={detail.note}>{t('records.drawAhead')}</p>}
      {found !== undefined && <Drawn draw={found} rules={draw.rules} />}
    </>
  );
};

const Drawn = ({ draw, rules: code }: { draw: Draw; rules: string }) => {
  const { t } = useTranslation();
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) return null;
  return (
    <>
      {draw.numbers !== null && <Balls rules={rules} numbers={draw.numbers} />}
      {draw.proof === null ? (
        <p className={detail.note}>{t('records.drawOutside')}</p>
      ) : (
        <DrawProof draw={draw} rules={rules} isOpen />
      )}
    </>
  );
};
