import { Button, Dialog, Icon, Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useBalance } from '../../../shared/balance.ts';
import { DepositOffers } from '../../../shared/bonuses/deposit-offers.tsx';
import { openDeposit } from '../../../shared/gate.ts';
import { useAccountName } from '../../../shared/menus/account-list.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { showPopups } from '../authenticate/show-popups.ts';
import form from '../form.module.css';
import styles from './welcome.module.css';

/** What a new account begins with, and the next step; the announcements of the operator come after it. */
export const WelcomeDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const name = useAccountName();
  const symbol = useCurrencySymbol();
  const { sum } = useBalance();
  const close = () => {
    onClose();
    void showPopups();
  };
  const look = () => {
    close();
    void navigate('/rng');
  };
  return (
    <Dialog open title={t('access.welcome.title', { name })} closeLabel={t('shell.close')} onClose={close}>
      <div className={styles.welcome}>
        <p className={styles.balance}>
          <span>{t('shell.balance')}</span>
          <b>{sum === null ? '—' : <Money amount={sum} symbol={symbol} />}</b>
        </p>
        <QueryRoot>
          <DepositOffers />
        </QueryRoot>
        <p>{t('access.welcome.text')}</p>
        <div className={form.actions}>
          <Button look="gold" large wide onClick={openDeposit}>
            <Icon name="plus" size={20} />
            {t('access.welcome.deposit')}
          </Button>
          <Button large wide onClick={look}>
            {t('access.welcome.look')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
