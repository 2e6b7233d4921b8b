import { toNumero } from '@hintha/fairness';
import { Button } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import { CopyLine } from '../../../shared/parts/copy-line.tsx';
import { Detail } from '../../../shared/parts/detail.tsx';
import { checkDraw, type Verdict } from './check-draw.ts';
import styles from './raffle.module.css';
import type { PublishedRaffle } from './use-raffles.ts';

/** What fixes a draw before it is made, and the way to work it out again. */
export const Proof = ({ raffle }: { raffle: PublishedRaffle }) => {
  const { t } = useTranslation('account');
  const { beacon, commitment, lock, drawn, issued, voided } = raffle;
  const valid = { valid: formatNumber(lock?.valid ?? 0), issued: formatNumber(issued) };
  return (
    <section className={styles.section}>
      <h3>{t('promotions.raffles.proof')}</h3>
      <p className={styles.text}>{t('promotions.raffles.proofText')}</p>
      <dl className={styles.details}>
        <CopyLine name={t('promotions.raffles.commitment')} text={commitment} />
        <Detail name={t('promotions.raffles.beacon')}>{beacon}</Detail>
        {lock !== null && (
          <>
            <CopyLine name={t('promotions.raffles.entropy')} text={lock.entropy} />
            <Detail name={t('promotions.raffles.valid')}>{t('promotions.raffles.validOf', valid)}</Detail>
            <CopyLine name={t('promotions.raffles.listHash')} text={lock.listHash} />
          </>
        )}
        {drawn === null ? (
          <Detail name={t('promotions.raffles.seed')}>{t('promotions.raffles.notYet')}</Detail>
        ) : (
          <CopyLine name={t('promotions.raffles.seed')} text={drawn.serverSeed} />
        )}
      </dl>
      {voided.length > 0 && <p className={styles.text}>{t('promotions.raffles.voidedText')}</p>}
      {drawn !== null && <Check raffle={raffle} />}
    </section>
  );
};

/** A moment, so that the page says that it works before it does: a full raffle takes a phone a second or two. */
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

const Check = ({ raffle }: { raffle: PublishedRaffle }) => {
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async () => {
    setBusy(true);
    await aMoment();
    setVerdict(checkDraw(raffle));
    setBusy(false);
  };
  return (
    <>
      <div className={styles.buttons}>
        <Button look="gold" loading={busy} onClick={() => void check()}>
          {t(busy ? 'promotions.raffles.verifying' : 'promotions.raffles.verify')}
        </Button>
      </div>
      <div role="status">{verdict !== null && <Result verdict={verdict} />}</div>
    </>
  );
};

/** So many numbers are told of what was drawn; all of them stand above. */
const MOST_SHOWN = 10;

const Result = ({ verdict }: { verdict: Verdict }) => {
  const { t } = useTranslation('account');
  if (verdict.outcome === 'invalid')
    return (
      <p className={styles.wrong}>{t(`promotions.raffles.validationErrors.${verdict.validationError}`)}</p>
    );
  if (verdict.outcome === 'differs') return <p className={styles.wrong}>{t('promotions.raffles.differs')}</p>;
  const numeros = verdict.numbers.slice(0, MOST_SHOWN).map(toNumero).join(' · ');
  return (
    <>
      <p className={styles.right}>{t('promotions.raffles.verified')}</p>
      <p className={styles.text}>{t('promotions.raffles.verifiedWinners', { numeros })}</p>
    </>
  );
};
