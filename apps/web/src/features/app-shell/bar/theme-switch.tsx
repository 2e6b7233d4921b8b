import { ShellIcon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { changeTheme, useTheme } from '../../../shared/page/theme.ts';
import styles from './header.module.css';

export const ThemeSwitch = () => {
  const { t } = useTranslation();
  const theme = useTheme((state) => state.theme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={`${styles.iconButton} ${styles.theme}`}
      aria-label={other === 'light' ? t('shell.themeToLight') : t('shell.themeToDark')}
      onClick={() => changeTheme(other)}
    >
      <ShellIcon name={other === 'light' ? 'sun' : 'moon'} size={20} />
    </button>
  );
};
