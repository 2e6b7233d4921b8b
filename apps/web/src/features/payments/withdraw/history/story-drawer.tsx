import { Button, Money, Skeleton } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../../shared/parts/drawer.tsx';
import { Fact } from '../../../../shared/parts/fact.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { ListFailed } from '../../../../shared/parts/list-failed.tsx';
import { useWithdrawal, type WholeWithdrawal } from '../own-queries.ts';
import { usePayeeName } from '../payees/use-payee-name.ts';
import { StateTag } from './state-tag.tsx';
import styles from './story.module.css';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

interface StoryDrawerProps {
  id: string;
  /** Leads to where payments are confirmed. */
  onReceipt: () => void;
  onClose: () => void;
}

/** The story of one withdrawal: what it is, what has happened, and who is waited for. */
export const StoryDrawer = ({ id, onReceipt, onClose }: StoryDrawerProps) => {
  const { t } = useTranslation('centre');
  const { data, isError, refetch } = useWithdrawal(id);
  return (
    <Drawer title={t('withdraw.story.title')} closeLabel={t('withdraw.close')} onClose={onClose}>
      {data === undefined && !isError && <Skeleton height="320px" />}
      {data === undefined && isError && <ListFailed onRetry={() => void refetch()} />}
      {data !== undefined && (
        <Story withdrawal={data}>
          {data.waitsFor === 'answer' && (
            <Button look="gold" wide onClick={onReceipt}>
              {t('withdraw.story.toReceipt')}
            </Button>
          )}
          <Button wide onClick={onClose}>
            {t('withdraw.close')}
          </Button>
        </Story>
      )}
    </Drawer>
  );
};

const Story = ({ withdrawal, children }: { withdrawal: WholeWithdrawal; children: ReactNode }) => {
  const { t } = useTranslation('centre');
  const symbol = useCurrencySymbol();
  const nameOf = usePayeeName();
  const { id, state, amount, fee, payable, paid, payee, rejectReason } = withdrawal;
  const amounts = { amount, fee, payable, paid };
  return (
    <div className={styles.story}>
      <p role="status">
        <StateTag state={state} />
      </p>
      {rejectReason !== null && <p className={styles.reason}>{t(`withdraw.rejected.${rejectReason}`)}</p>}
      <dl>
        <Fact name={t('withdraw.story.number')}>
          <span className="num">{id}</span>
        </Fact>
        <Fact name={t('withdraw.story.to')}>
          {nameOf(payee)} · {payee.name}
        </Fact>
        {(['amount', 'fee', 'payable', 'paid'] as const).map((name) => (
          <Fact key={name} name={t(`withdraw.story.${name}`)}>
            <Money amount={amounts[name]} symbol={symbol} />
          </Fact>
        ))}
      </dl>
      <h3>{t('withdraw.story.timeline')}</h3>
      <WithdrawalTimeline withdrawal={withdrawal} />
      {children}
    </div>
  );
};
