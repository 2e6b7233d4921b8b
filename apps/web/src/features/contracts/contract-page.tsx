import { useTranslation } from 'react-i18next';
import { Icon } from '@hintha/ui';
import { useRefreshOn } from '../../shared/lists/use-refresh-on.ts';
import { ReadList } from '../../shared/lists/read-list.tsx';
import styles from './contracts.module.css';
import { Group } from './documents/group.tsx';
import { OfferButton } from './offer/offer-button.tsx';
import { History } from './settlements/history.tsx';
import { NextRun } from './settlements/next-run.tsx';
import { OpenPayments } from './settlements/open-payments.tsx';
import { type Kind, ROOT, useContracts, useFlags, useListWords } from './use-contracts.ts';

const LISTS = [ROOT];

/** One kind of contract: what is owed and open, one's own, those one has given, and what periods came to. */
const ContractPage = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('account');
  const read = useContracts(kind);
  const words = useListWords(read.error);
  // Offers, answers and payments of the other side arrive as a message.
  useRefreshOn('message-arrived', LISTS);
  return (
    <div className={styles.page}>
      <OwingNotice />
      <OpenPayments kind={kind} />
      <ReadList read={read} words={words}>
        {(all) => (
          <div className={styles.page}>
            <NextRun kind={kind} contracts={all} />
            <Group
              title={t('contracts.mine')}
              none={{ title: t('contracts.mineNone'), text: t('contracts.mineNoneText') }}
              contracts={all.filter(({ direction }) => direction === 'UP')}
            />
            <Group
              title={t('contracts.given')}
              none={{ title: t('contracts.givenNone'), text: t('contracts.givenNoneText') }}
              contracts={all.filter(({ direction }) => direction === 'DOWN')}
              action={<OfferButton kind={kind} />}
            />
          </div>
        )}
      </ReadList>
      <History kind={kind} />
    </div>
  );
};

const OwingNotice = () => {
  const { t } = useTranslation('account');
  const { data } = useFlags();
  return (
    <div role="status">
      {data?.owes === true && (
        <p className={styles.owes}>
          <Icon name="lock" size={20} />
          {t('contracts.owes')}
        </p>
      )}
    </div>
  );
};

export const Dividends = () => <ContractPage kind="DIVIDEND" />;
export const DailyWages = () => <ContractPage kind="DAILY" />;
export const HourlySalary = () => <ContractPage kind="HOURLY" />;
export const RealTimeSalary = () => <ContractPage kind="REALTIME" />;
