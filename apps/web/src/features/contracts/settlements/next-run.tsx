import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shared/clock.ts';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { Countdown } from '../../../shared/parts/countdown.tsx';
import styles from '../contracts.module.css';
import { nextRun } from '../next-run.ts';
import type { Contract, Kind } from '../use-contracts.ts';

const SECOND_MS = 1_000;

/** When it is settled next, where there is anything in force to be settled. */
export const NextRun = ({ kind, contracts }: { kind: Kind; contracts: readonly Contract[] }) => {
  const inForce = contracts.find(({ state }) => state === 'ACTIVE');
  return inForce === undefined ? null : <Clock kind={kind} period={inForce.period} />;
};

const Clock = ({ kind, period }: { kind: Kind; period: Contract['period'] }) => {
  const { t } = useTranslation('account');
  const at = nextRun(kind, period, useServerNow(SECOND_MS));
  const text = t('contracts.nextRun', { at: formatInstant(at) });
  return (
    <p className={styles.note}>
      {text}
      {(kind === 'REALTIME' || kind === 'HOURLY') && (
        <>
          {' · '}
          <Countdown until={at} label={text} />
        </>
      )}
    </p>
  );
};
