import { Alert, Button, Skeleton } from '@mantine/core';
import { Icon, Money } from '@hintha/ui';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { Detail, DetailList } from '../../shared/detail/detail-list.tsx';
import { MemberLink } from '../../shared/detail/member-link.tsx';
import { explain } from '../../shared/explain.ts';
import { formatInstant, formatSpan } from '../../shared/format.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import styles from './finance.module.css';
import { RECONCILIATION, useFinance, type Reconciliation, type LedgerBreak } from './use-finance.ts';

const SECOND_MS = 1000;

const State = ({
  reconciliation: { alarm, lagSeconds, lastFullCheckAt, breaks },
}: {
  reconciliation: Reconciliation;
}) => {
  const t = useTexts();
  return (
    <DetailList>
      <Detail name={t('finance.state')}>
        <StateBadge tone={alarm ? 'cin' : 'jade'}>{t(alarm ? 'finance.alarm' : 'finance.right')}</StateBadge>
      </Detail>
      <Detail name={t('finance.lag')}>
        {lagSeconds === null ? (
          t('finance.neverReconciled')
        ) : (
          <span className="num">{formatSpan(lagSeconds * SECOND_MS)}</span>
        )}
      </Detail>
      <Detail name={t('finance.fullCheck')}>
        {lastFullCheckAt === null ? (
          t('finance.neverReconciled')
        ) : (
          <span className="num">{formatInstant(lastFullCheckAt)}</span>
        )}
      </Detail>
      <Detail name={t('finance.breaks')}>
        <span className="num">{breaks.length}</span>
      </Detail>
    </DetailList>
  );
};

/** System accounts have negative numbers. */
const Account = ({ ledgerBreak: { account } }: { ledgerBreak: LedgerBreak }) => {
  const t = useTexts();
  if (account === null) return t('finance.everybody');
  return account.startsWith('-') ? account : <MemberLink id={account} name={account} />;
};

const Difference = ({
  ledgerBreak,
  onClose,
}: {
  ledgerBreak: LedgerBreak;
  onClose: (() => void) | undefined;
}) => {
  const t = useTexts();
  return (
    <li className={styles.ledgerBreak}>
      <DetailList>
        <Detail name={t('finance.what')}>{t(`finance.kinds.${ledgerBreak.what}`)}</Detail>
        <Detail name={t('finance.account')}>
          <Account ledgerBreak={ledgerBreak} />
        </Detail>
        <Detail name={t('finance.expected')}>
          <Money amount={ledgerBreak.expected} symbol="Ks" />
        </Detail>
        <Detail name={t('finance.found')}>
          <Money amount={ledgerBreak.found} symbol="Ks" />
        </Detail>
        <Detail name={t('finance.firstSeen')}>{formatInstant(ledgerBreak.firstSeenAt)}</Detail>
        <Detail name={t('finance.lastSeen')}>{formatInstant(ledgerBreak.lastSeenAt)}</Detail>
      </DetailList>
      {onClose !== undefined && <Button onClick={onClose}>{t('finance.close')}</Button>}
    </li>
  );
};

const Differences = ({ breaks }: { breaks: readonly LedgerBreak[] }) => {
  const t = useTexts();
  const may = useMay();
  const [chosen, setChosen] = useState<LedgerBreak | null>(null);
  const { busy, perform } = useConsoleMutation(RECONCILIATION);
  const close = async (note: string) => {
    const order = { params: { id: chosen?.id ?? '' }, body: { note } };
    if (await perform(() => call('closeBreak', order), t('finance.closed'))) setChosen(null);
  };
  return (
    <>
      <ul className={styles.breaks}>
        {breaks.map((ledgerBreak) => (
          <Difference
            key={ledgerBreak.id}
            ledgerBreak={ledgerBreak}
            onClose={may('closeBreak') ? () => setChosen(ledgerBreak) : undefined}
          />
        ))}
      </ul>
      {chosen !== null && (
        <ReasonDialog
          title={t('finance.close')}
          consequence={t('finance.closeAsk')}
          confirm={t('finance.close')}
          busy={busy}
          onConfirm={(note) => void close(note)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
};

/** How far behind the reconciliation is, and the breaks that nobody has closed. */
export const ReconciliationStatus = () => {
  const t = useTexts();
  const { data, error, refetch } = useFinance();
  return (
    <section className={styles.reconciliation} aria-label={t('finance.reconciliation')}>
      {error !== null && (
        <Alert color="cin" role="alert" icon={<Icon name="warning" />}>
          {explain(error)}{' '}
          <Button size="compact-sm" onClick={() => void refetch()}>
            {t('table.retry')}
          </Button>
        </Alert>
      )}
      {data === undefined ? error === null && <Skeleton height={48} /> : <State reconciliation={data} />}
      {data !== undefined &&
        (data.breaks.length === 0 ? (
          <p>{t('finance.nothingDiffers')}</p>
        ) : (
          <Differences breaks={data.breaks} />
        ))}
    </section>
  );
};
