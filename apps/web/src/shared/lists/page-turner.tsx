import { Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import { useNarrow } from '../page/use-narrow.ts';
import styles from './page-turner.module.css';
import { pagesAround } from './pages-around.ts';

interface PageTurnerProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** One page back, one page on, and the pages around by their numbers. */
export const PageTurner = ({ page, pages, onTurn }: PageTurnerProps) => {
  const { t } = useTranslation();
  const isNarrow = useNarrow();
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
      <span className="visually-hidden" role="status">
        {t('records.pageOf', { page: formatNumber(page), pages: formatNumber(pages) })}
      </span>
      {pagesAround(page, pages, isNarrow).map((one, place) =>
        one === null ? (
          <span key={`gap ${place}`} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className={`num ${styles.page}`}
            aria-label={t('records.pageOf', { page: formatNumber(one), pages: formatNumber(pages) })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onTurn(one)}
          >
            {formatNumber(one)}
          </button>
        ),
      )}
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
