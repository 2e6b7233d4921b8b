import { buttonClass, EmptyState, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { FallbackSign, langOf } from '../../../shared/articles/fallback-sign.tsx';
import { useReadWords } from '../../../shared/articles/use-read-words.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { AppCode } from '../../../shared/qr/app-code.tsx';
import { RichText } from '../../../shared/rich/rich-text.tsx';
import styles from './download.module.css';
import { useGuides, type Guide } from './use-guides.ts';

/** One guide for each system: its code, what to do, and what there is to load. */
export const Guides = () => {
  const { t } = useTranslation('account');
  return (
    <ReadList read={useGuides()} words={useReadWords()}>
      {(guides) =>
        guides.length === 0 ? (
          <EmptyState sign={<Icon name="phone" size={32} />} title={t('content.noGuide')} />
        ) : (
          <ul className={styles.guides}>
            {guides.map((guide) => (
              <li key={guide.id}>
                <GuideCard guide={guide} />
              </li>
            ))}
          </ul>
        )
      }
    </ReadList>
  );
};

const GuideCard = ({ guide }: { guide: Guide }) => {
  const { t } = useTranslation('account');
  const { title, content, address, load, fallback } = guide;
  return (
    <section className={styles.guide} aria-label={title}>
      <FallbackSign language={fallback} />
      <h2 lang={langOf(fallback)}>{title}</h2>
      <figure className={styles.code}>
        <AppCode text={address} label={t('content.codeOf', { name: title })} />
        <figcaption>{t('content.scan')}</figcaption>
      </figure>
      <div lang={langOf(fallback)}>
        <RichText html={content} />
      </div>
      {load !== null && (
        <a className={buttonClass({ look: 'gold' })} href={load} rel="noopener noreferrer">
          {t('content.load')}
        </a>
      )}
    </section>
  );
};
