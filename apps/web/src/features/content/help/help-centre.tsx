import { EmptyState, Field, Icon } from '@hintha/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FallbackSign, langOf } from '../../../shared/articles/fallback-sign.tsx';
import { RichText } from '../../../shared/rich/rich-text.tsx';
import styles from './help.module.css';
import { searchHelp, type Entry } from './search-help.ts';

interface HelpCentreProps {
  entries: readonly Entry[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** What can be read, to be searched, and the one entry that is read: beside the list, on a narrow screen in its place. */
export const HelpCentre = ({ entries, chosen, onChoose }: HelpCentreProps): ReactNode => {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState('');
  const found = searchHelp(entries, typed);
  const known = entries.find(({ id }) => id === chosen);
  const shown = known ?? found[0];
  if (entries.length === 0)
    return <EmptyState sign={<Icon name="help" size={32} />} title={t('content.noHelp')} />;
  return (
    <div className={styles.centre} data-reading={known !== undefined}>
      <div className={styles.list}>
        <Field
          label={t('content.searchHelp')}
          type="search"
          placeholder={t('content.searchHint')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <ul>
          {found.map(({ id, title, lead, fallback }) => (
            <li key={id}>
              <button type="button" aria-current={id === shown?.id} onClick={() => onChoose(id)}>
                <b lang={langOf(fallback)}>{title}</b>
                {lead !== '' && <small lang={langOf(fallback)}>{lead}</small>}
                <FallbackSign language={fallback} />
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className={found.length === 0 ? styles.none : 'visually-hidden'}>
          {found.length === 0
            ? t('content.nothingFound', { text: typed })
            : t('content.found', { number: found.length })}
        </p>
      </div>
      {shown !== undefined && <Detail entry={shown} onBack={() => onChoose(null)} />}
    </div>
  );
};

const Detail = ({ entry, onBack }: { entry: Entry; onBack: () => void }) => {
  const { t } = useTranslation('account');
  return (
    <article className={styles.detail}>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon name="chevron-left" size={18} />
        {t('content.help')}
      </button>
      <FallbackSign language={entry.fallback} />
      <div lang={langOf(entry.fallback)}>
        <h2>{entry.title}</h2>
        {entry.lead !== '' && <p className={styles.lead}>{entry.lead}</p>}
        <RichText html={entry.content} />
      </div>
    </article>
  );
};
