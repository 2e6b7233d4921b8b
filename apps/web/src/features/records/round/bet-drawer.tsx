import { Button, EmptyState, Icon, Money, Skeleton } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/api.ts';
import { Drawer } from '../../../shared/parts/drawer.tsx';
import { explain } from '../../../shared/explain.ts';
import { formatInstant } from '../../../shared/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { showToast } from '../../../shared/toasts.ts';
import styles from './bet-drawer.module.css';
import { Postings } from './postings.tsx';
import { StateTag } from '../state-tag.tsx';
import { useBet } from '../use-bets.ts';

interface BetDrawerProps {
  id: string;
  language: string;
  onClose: () => void;
}

/** One round: what was staked, what came back and every movement of the wallet behind it. */
export const BetDrawer = ({ id, language, onClose }: BetDrawerProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useBet(id, language);
  return (
    <Drawer title={t('records.details')} closeLabel={t('shell.close')} onClose={onClose}>
      {data !== undefined && <Detail {...data} />}
      {data === undefined && error === null && <Skeleton height="320px" />}
      {data === undefined && error !== null && (
        <EmptyState
          title={t('records.failedTitle')}
          text={explain(error)}
          action={<Button onClick={() => void refetch()}>{t('failures.retry')}</Button>}
        />
      )}
    </Drawer>
  );
};

const Detail = ({ bet, postings }: Reply<'readBet'>) => {
  const { t } = useTranslation();
  const symbol = useCurrencySymbol();
  return (
    <div className={styles.detail}>
      <p className={styles.head}>
        <b className={styles.game}>{bet.gameName}</b>
        <StateTag state={bet.state} />
      </p>
      <dl className={styles.facts}>
        <Fact name={t('records.vendor')}>{bet.vendorName}</Fact>
        <Fact name={t('records.stake')}>
          <Money amount={bet.stake} symbol={symbol} />
        </Fact>
        <Fact name={t('records.payout')}>
          <Money amount={bet.payout} symbol={symbol} />
        </Fact>
        <Fact name={t('records.profit')}>
          {bet.state === 'PENDING' ? '—' : <Money amount={bet.profit} symbol={symbol} signed />}
        </Fact>
        <Fact name={t('records.placed')}>
          <span className="num">{formatInstant(bet.placedAt, { seconds: true })}</span>
        </Fact>
        <Fact name={t('records.settled')}>
          {bet.settledAt === null ? (
            t('records.notSettled')
          ) : (
            <span className="num">{formatInstant(bet.settledAt, { seconds: true })}</span>
          )}
        </Fact>
        <Fact name={t('records.round')}>
          <RoundNumber round={bet.round} />
        </Fact>
      </dl>
      <h3 className={styles.heading}>{t('records.postings')}</h3>
      <Postings postings={postings} />
    </div>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const RoundNumber = ({ round }: { round: string }) => {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(round);
      showToast('success', t('records.copied'));
    } catch {
      // Without a secure connection there is no clipboard; the number can still be marked by hand.
      showToast('error', t('records.notCopied'));
    }
  };
  return (
    <span className={styles.round}>
      <span className={`num ${styles.number}`}>{round}</span>
      <button
        type="button"
        className={styles.copy}
        aria-label={t('records.copyRound')}
        onClick={() => void copy()}
      >
        <Icon name="copy" size={18} />
      </button>
    </span>
  );
};
