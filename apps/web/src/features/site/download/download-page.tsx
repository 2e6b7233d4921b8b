import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/page/use-title.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { Addresses } from './addresses.tsx';
import styles from './download.module.css';
import { Guides } from './guides.tsx';

/** How the site comes onto a phone. */
export const DownloadPage = () => {
  const { t } = useTranslation('account');
  useTitle(`${t('content.download')} · Hintha`);
  return (
    <QueryRoot>
      <div className={styles.page}>
        <h1>{t('content.download')}</h1>
        <p className={styles.lead}>{t('content.downloadText')}</p>
        <Guides />
        <Addresses />
      </div>
    </QueryRoot>
  );
};
