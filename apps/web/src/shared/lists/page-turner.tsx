import { Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format.ts';
import styles from './page-turner.module.css';

interface PageTurnerProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** One page back, one page on. */
export const PageTurner = ({ page, pages, onTurn }: PageTurnerProps) => {
  const { t } = useTranslation();
  return (
    <nav className={styles.turner} aria-label={t('records.pages')}>
      <button
        type="button"
        className={styles.turn}
        aria-label={t('records.previousPage')}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        <Icon name="chevron-left" />
      </button>
      <span className={styles.where} role="status">
        {t('records.pageOf', { page: formatNumber(page), pages: formatNumber(pages) })}
      </span>
      <button
        type="button"
        className={styles.turn}
        aria-label={t('records.nextPage')}
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        <Icon name="chevron-right" />
      </button>
    </nav>
  );
};
