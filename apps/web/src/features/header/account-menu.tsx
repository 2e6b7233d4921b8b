import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../shared/menus/menu-button.tsx';
import { AccountList, AccountName, useAccountName } from '../../shared/menus/account-list.tsx';
import { firstLetterOf } from '../../shared/page/first-letter-of.ts';
import styles from './member-header.module.css';

export const AccountMenu = () => {
  const { t } = useTranslation();
  const name = useAccountName();
  return (
    <MenuButton
      label={t('shell.accountMenu', { name })}
      face={<span aria-hidden="true">{firstLetterOf(name)}</span>}
      faceClass={styles.avatar}
    >
      {(close) => (
        <>
          <AccountName onChosen={close} />
          <AccountList onChosen={close} />
        </>
      )}
    </MenuButton>
  );
};
