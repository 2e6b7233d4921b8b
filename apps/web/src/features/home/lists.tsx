import { Icon } from '@hintha/ui';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './games-section.module.css';

const LISTS = ['hot', 'all'] as const;
export type ListName = (typeof LISTS)[number];

interface Props {
  chosen: ListName;
  onChoose: (list: ListName) => void;
  /** The id of the panel that shows the chosen list. */
  panel: string;
}

/** Which games are shown; arrows go from one to the other. */
export const Lists = ({ chosen, onChoose, panel }: Props) => {
  const { t } = useTranslation();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = chosen === 'hot' ? 'all' : 'hot';
    onChoose(other);
    document.getElementById(`${panel}-${other}`)?.focus();
  };
  return (
    <div className={styles.lists} role="tablist" aria-label={t('home.hot.lists')} onKeyDown={onKey}>
      {LISTS.map((list) => (
        <button
          key={list}
          id={`${panel}-${list}`}
          type="button"
          role="tab"
          aria-selected={list === chosen}
          aria-controls={panel}
          tabIndex={list === chosen ? 0 : -1}
          onClick={() => onChoose(list)}
        >
          {list === 'hot' && <Icon name="flame" size={16} />}
          {t(`home.hot.${list}`)}
        </button>
      ))}
    </div>
  );
};
