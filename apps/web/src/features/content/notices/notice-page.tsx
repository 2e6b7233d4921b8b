import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/page/use-title.ts';
import { useSearchParams } from '../../../shared/router/use-search-params.ts';
import { Notices } from './notice-dialog.tsx';
import styles from './notices.module.css';

/** The notices as a page; the address may name one of them. */
export const NoticePage = () => {
  const { t } = useTranslation();
  const [asked] = useSearchParams();
  useTitle(`${t('shell.notices')} · Hintha`);
  return (
    <div className={styles.page}>
      <h1>{t('shell.notices')}</h1>
      <Notices of="player" first={asked.get('id')} />
    </div>
  );
};
