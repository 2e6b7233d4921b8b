import { useTranslation } from 'react-i18next';
import { AreaPage } from '../../shared/account-area/area-page.tsx';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { useRefreshOn } from '../../shared/lists/use-refresh-on.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { Movements } from './movements.tsx';
import { TotalCard } from './total-card.tsx';
import { TransferForm } from './transfer-form.tsx';
import { LISTS, useFunds, useMovements } from './use-wallet.ts';
import { Wallets } from './wallets.tsx';
import styles from './wallet.module.css';

/** My wallet: all that one has, by where it is, and the way between the wallets when there are several. */
export const WalletPage = () => (
  <QueryRoot>
    <Opened />
  </QueryRoot>
);

const Opened = () => {
  const { t } = useTranslation('account');
  useRefreshOn('balance-changed', LISTS);
  const { read, refresh } = useFunds();
  const words = {
    waiting: t('wallet.waiting'),
    failedTitle: t('wallet.failedTitle'),
    failedText: t('wallet.failedText'),
  };
  return (
    <AreaPage>
      <ReadList read={read} words={words}>
        {({ funds, isSingle }) => (
          <>
            <TotalCard total={funds.total} onRefresh={refresh} />
            <Wallets funds={funds} />
            {isSingle && <p className={styles.single}>{t('wallet.single')}</p>}
            {!isSingle && funds.vendors.length > 0 && <TransferForm funds={funds} />}
            {(!isSingle || funds.vendors.length > 0) && <LastMovements />}
          </>
        )}
      </ReadList>
    </AreaPage>
  );
};

const LastMovements = () => {
  const { t } = useTranslation('account');
  const words = {
    waiting: t('wallet.movementsWaiting'),
    failedTitle: t('wallet.movementsFailed'),
    failedText: t('wallet.failedText'),
  };
  return (
    <section className={styles.section} aria-labelledby="wallet-movements">
      <h3 id="wallet-movements">{t('wallet.movements')}</h3>
      <ReadList read={useMovements()} words={words}>
        {({ transfers }) => <Movements transfers={transfers} />}
      </ReadList>
    </section>
  );
};
