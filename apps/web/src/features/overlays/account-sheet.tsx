import { Button, Dialog, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { hideBalance, refreshBalance, useBalance } from '../../shared/balance.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { openDeposit, openWithdrawal } from '../../shared/gate.ts';
import { AccountList, AccountName } from '../../shared/menus/account-list.tsx';
import { LanguageList } from '../../shared/menus/language-list.tsx';
import { openModal } from '../../shared/modals.ts';
import { THEMES } from '../../shared/page/parse-theme.ts';
import { changeTheme, useTheme } from '../../shared/page/theme.ts';
import { useCurrencySymbol, useFlag } from '../../shared/permission.ts';
import { Link } from '../../shared/router/link.tsx';
import { useSession } from '../../shared/session.ts';
import { ChatSwitch } from '../../shared/support/chat-switch.tsx';
import { CHAT_PATH } from '../../shared/support/open-chat.ts';
import styles from './overlays.module.css';

const Balance = () => {
  const { t } = useTranslation();
  const symbol = useCurrencySymbol();
  const { sum, hidden, state } = useBalance();
  const amount = sum === null ? '—' : formatMoney(sum, symbol);
  return (
    <div className={styles.balance}>
      <span>{t('shell.balance')}</span>
      <b className="num">{hidden ? '***' : amount}</b>
      <button
        type="button"
        aria-label={hidden ? t('shell.showBalance') : t('shell.hideBalance')}
        aria-pressed={hidden}
        onClick={() => hideBalance(!hidden)}
      >
        <Icon name={hidden ? 'eye-off' : 'eye'} size={20} />
      </button>
      <button
        type="button"
        aria-label={t('shell.balanceOf', { amount: hidden ? '***' : amount })}
        aria-busy={state === 'refreshing'}
        onClick={() => void refreshBalance()}
      >
        <Icon name="refresh" size={20} />
      </button>
    </div>
  );
};

const MoneyButtons = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.buttons}>
      <Button wide large look="gold" onClick={openDeposit}>
        <Icon name="plus" size={20} />
        {t('shell.deposit')}
      </Button>
      <Button wide large look="line" onClick={openWithdrawal}>
        <Icon name="upload" size={20} />
        {t('shell.withdraw')}
      </Button>
    </div>
  );
};

const Visitor = () => {
  const { t } = useTranslation();
  const open = useFlag('DIRECTREG3');
  return (
    <div className={styles.visitor}>
      <p>
        <b>{t('shell.welcome')}</b>
        {t('shell.welcomeText')}
      </p>
      <div className={styles.buttons}>
        <Button wide large look={open ? 'line' : 'gold'} onClick={() => openModal({ name: 'login' })}>
          {t('shell.login')}
        </Button>
        {open && (
          <Button wide large look="gold" onClick={() => openModal({ name: 'register' })}>
            {t('shell.register')}
          </Button>
        )}
      </div>
    </div>
  );
};

const Appearance = () => {
  const { t } = useTranslation();
  const theme = useTheme((state) => state.theme);
  return (
    <div className={styles.themes} role="group" aria-label={t('shell.appearance')}>
      {THEMES.map((name) => (
        <button key={name} type="button" aria-pressed={name === theme} onClick={() => changeTheme(name)}>
          <Icon name={name === 'dark' ? 'moon' : 'sun'} size={18} />
          {t(`shell.${name}`)}
        </button>
      ))}
    </div>
  );
};

/** The account of small screens, and the settings that the wide header shows. */
export const AccountSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const token = useSession((session) => session.token);
  return (
    <Dialog open onClose={onClose} title={t('shell.account')} closeLabel={t('shell.close')}>
      {token === null ? (
        <Visitor />
      ) : (
        <>
          <AccountName onChosen={onClose} />
          <Balance />
          <MoneyButtons />
          <AccountList withMoney={false} />
        </>
      )}
      <h3 className={styles.heading}>{t('shell.language')}</h3>
      <LanguageList />
      <h3 className={styles.heading}>{t('shell.appearance')}</h3>
      <Appearance />
      <h3 className={styles.heading}>{t('shell.supportTitle')}</h3>
      <Link className={styles.chat} to={CHAT_PATH} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" size={20} />
        {t('shell.supportTitle')}
      </Link>
      <ChatSwitch />
    </Dialog>
  );
};
