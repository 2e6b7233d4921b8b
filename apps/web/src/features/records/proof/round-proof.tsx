import { verifyRecordedRound, type Verdict } from '@hintha/slots';
import { Button, Skeleton } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../../../shared/explain.ts';
import { Detail } from '../../../shared/parts/detail.tsx';
import detail from '../lines/detail.module.css';
import styles from './proof.module.css';
import { Reels } from './reels.tsx';
import { useRevealSeed, useRoundProof, type RoundProof as Proof } from './use-proofs.ts';

/** The reels of a round, what decided them, and the way to work it out again on this device. */
export const RoundProof = ({ id }: { id: string }) => {
  const { t } = useTranslation(['studio', 'site']);
  const { data, error, refetch } = useRoundProof(id);
  return (
    <>
      <h3 className={detail.heading}>{t('slots.history.seeds')}</h3>
      {data === undefined && error === null && <Skeleton height="220px" />}
      {data === undefined && error !== null && (
        <div className={styles.way}>
          <p className={detail.note}>{explain(error)}</p>
          <Button onClick={() => void refetch()}>{t('site:failures.retry')}</Button>
        </div>
      )}
      {data?.proof === null && <p className={detail.note}>{t('site:records.noProof')}</p>}
      {data?.proof && <Proven id={id} proof={data.proof} />}
    </>
  );
};

const Proven = ({ id, proof }: { id: string; proof: Proof }) => {
  const { t } = useTranslation('studio');
  const { commitment, clientSeed, nonce, serverSeed, outcome } = proof;
  return (
    <>
      {outcome === null ? (
        <p className={detail.note}>{t('slots.history.noWindow')}</p>
      ) : (
        <Reels spins={outcome.spins} />
      )}
      <dl className={`${detail.details} ${styles.seeds}`}>
        <Detail name={t('slots.history.commitment')}>
          <code>{commitment}</code>
        </Detail>
        {serverSeed !== null && (
          <Detail name={t('slots.history.serverSeed')}>
            <code>{serverSeed}</code>
          </Detail>
        )}
        <Detail name={t('slots.history.clientSeed')}>
          <code>{clientSeed}</code>
        </Detail>
        <Detail name={t('slots.history.nonce')}>
          <span className="num">{nonce}</span>
        </Detail>
      </dl>
      {serverSeed === null ? <Reveal id={id} /> : outcome !== null && <Verify proof={proof} />}
    </>
  );
};

/** The seed decides the rounds to come as well, so it is told only once another has taken its place. */
const Reveal = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const { mutate, isPending, data, error } = useRevealSeed(id);
  return (
    <div className={styles.way}>
      <p className={detail.note}>{t('records.seedSecret')}</p>
      <Button loading={isPending} onClick={() => mutate()}>
        {t('records.revealSeed')}
      </Button>
      <p role="status" className={detail.note}>
        {error !== null && explain(error)}
        {data !== undefined && t('records.seedStillSecret')}
      </p>
    </div>
  );
};

const Verify = ({ proof }: { proof: Proof }) => {
  const { t } = useTranslation('studio');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return (
    <div className={styles.way}>
      <Button look="gold" onClick={() => setVerdict(verifyRecordedRound(proof, proof.model))}>
        {t('slots.history.verify')}
      </Button>
      <p role="status" className={styles.verdict} data-found={verdict ?? undefined}>
        {verdict !== null && <VerdictText verdict={verdict} />}
      </p>
    </div>
  );
};

const VerdictText = ({ verdict }: { verdict: Verdict }) => {
  const { t } = useTranslation('studio');
  if (verdict === 'match' || verdict === 'unproven') return t(`slots.history.${verdict}`);
  return t('slots.history.mismatch', { reason: t(`slots.history.validationErrors.${verdict}`) });
};
