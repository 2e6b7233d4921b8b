import { Alert, Button, Skeleton } from '@mantine/core';
import { Icon, Money } from '@hintha/ui';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { Fact, Facts } from '../../shared/detail/facts.tsx';
import { MemberLink } from '../../shared/detail/member-link.tsx';
import { explain } from '../../shared/explain.ts';
import { formatInstant, formatSpan } from '../../shared/format.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import styles from './books.module.css';
import { BOOKS, useFinance, type Reconciliation, type Break } from './use-books.ts';

const SECOND_MS = 1000;

const State = ({ books: { alarm, lagSeconds, lastFullCheckAt, breaks } }: { books: Reconciliation }) => {
  const t = useTexts();
  return (
    <Facts>
      <Fact name={t('finance.state')}>
        <StateBadge tone={alarm ? 'cin' : 'jade'}>{t(alarm ? 'finance.alarm' : 'finance.right')}</StateBadge>
      </Fact>
      <Fact name={t('finance.lag')}>
        {lagSeconds === null ? (
          t('finance.noProof')
        ) : (
          <span className="num">{formatSpan(lagSeconds * SECOND_MS)}</span>
        )}
      </Fact>
      <Fact name={t('finance.wholeProof')}>
        {lastFullCheckAt === null ? (
          t('finance.noProof')
        ) : (
          <span className="num">{formatInstant(lastFullCheckAt)}</span>
        )}
      </Fact>
      <Fact name={t('finance.findings')}>
        <span className="num">{breaks.length}</span>
      </Fact>
    </Facts>
  );
};

/** Accounts below zero are the house's own. */
const Account = ({ difference: { account } }: { difference: Break }) => {
  const t = useTexts();
  if (account === null) return t('finance.everybody');
  return account.startsWith('-') ? account : <MemberLink id={account} name={account} />;
};

const Difference = ({ difference, onLook }: { difference: Break; onLook: (() => void) | undefined }) => {
  const t = useTexts();
  return (
    <li className={styles.finding}>
      <Facts>
        <Fact name={t('finance.what')}>{t(`finance.kinds.${difference.what}`)}</Fact>
        <Fact name={t('finance.account')}>
          <Account difference={difference} />
        </Fact>
        <Fact name={t('finance.expected')}>
          <Money amount={difference.expected} symbol="Ks" />
        </Fact>
        <Fact name={t('finance.found')}>
          <Money amount={difference.found} symbol="Ks" />
        </Fact>
        <Fact name={t('finance.firstSeen')}>{formatInstant(difference.firstSeenAt)}</Fact>
        <Fact name={t('finance.lastSeen')}>{formatInstant(difference.lastSeenAt)}</Fact>
      </Facts>
      {onLook !== undefined && <Button onClick={onLook}>{t('finance.look')}</Button>}
    </li>
  );
};

const Differences = ({ breaks }: { breaks: readonly Break[] }) => {
  const t = useTexts();
  const may = useMay();
  const [looked, setLooked] = useState<Break | null>(null);
  const { busy, perform } = useConsoleMutation(BOOKS);
  const look = async (note: string) => {
    const order = { params: { id: looked?.id ?? '' }, body: { note } };
    if (await perform(() => call('closeBreak', order), t('finance.looked'))) setLooked(null);
  };
  return (
    <>
      <ul className={styles.findings}>
        {breaks.map((difference) => (
          <Difference
            key={difference.id}
            difference={difference}
            onLook={may('closeBreak') ? () => setLooked(difference) : undefined}
          />
        ))}
      </ul>
      {looked !== null && (
        <ReasonDialog
          title={t('finance.look')}
          consequence={t('finance.lookAsk')}
          confirm={t('finance.look')}
          busy={busy}
          onConfirm={(note) => void look(note)}
          onClose={() => setLooked(null)}
        />
      )}
    </>
  );
};

/** How far the books are proven, and what differs that nobody has looked at. */
export const Proof = () => {
  const t = useTexts();
  const { data, error, refetch } = useFinance();
  return (
    <section className={styles.proof} aria-label={t('finance.proof')}>
      {error !== null && (
        <Alert color="cin" role="alert" icon={<Icon name="warning" />}>
          {explain(error)}{' '}
          <Button size="compact-sm" onClick={() => void refetch()}>
            {t('table.retry')}
          </Button>
        </Alert>
      )}
      {data === undefined ? error === null && <Skeleton height={48} /> : <State books={data} />}
      {data !== undefined &&
        (data.breaks.length === 0 ? (
          <p>{t('finance.nothingDiffers')}</p>
        ) : (
          <Differences breaks={data.breaks} />
        ))}
    </section>
  );
};
