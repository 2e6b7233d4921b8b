import { Dialog, Icon } from '@hintha/ui';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/router/link.tsx';
import { explain } from '../../shared/explain.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { usePlay, type Game } from '../../shared/game/play.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { moveChoice } from './move-choice.ts';
import { OptionRow, optionId } from './option-row.tsx';
import styles from './search-overlay.module.css';
import { useFoundGames } from './use-found-games.ts';
import { useSettled } from './use-settled.ts';

const LIST = 'found-games';
const SETTLE_MS = 500;
const LONGEST_NAME = 64;

interface ResultsProps {
  text: string;
  onClose: () => void;
}

/** What is said beside the list: how many there are, that there are none, or that the answer did not come. */
const Outcome = ({ text, found, onClose }: ResultsProps & { found: ReturnType<typeof useFoundGames> }) => {
  const { t } = useTranslation();
  if (found.isError) return <p role="alert">{explain(found.error)}</p>;
  if (text === '') return <h3>{t('home.newest.popular')}</h3>;
  if (found.data === undefined) return null;
  if (found.data.total > 0) {
    return <p>{t('home.search.count', { number: formatNumber(found.data.total) })}</p>;
  }
  return (
    <div className={styles.none}>
      <p>{t('home.search.none', { text })}</p>
      <p>{t('home.search.noneHint')}</p>
      <Link to="/rng" onClick={onClose}>
        {t('home.search.seeAll')}
      </Link>
    </div>
  );
};

const Search = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const play = usePlay();
  const [text, setText] = useState('');
  const settled = useSettled(text.trim(), SETTLE_MS);
  const found = useFoundGames(settled);
  const games = found.data?.games ?? [];
  const [wished, setWished] = useState(0);
  const chosen = wished < games.length ? wished : 0;

  const start = (game: Game | undefined) => {
    if (game === undefined || !game.available) return;
    onClose();
    play(game);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') start(games[chosen]);
    const next = moveChoice(event.key, chosen, games.length);
    if (next === undefined) return;
    event.preventDefault();
    setWished(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.search}>
      <label className={styles.field}>
        <Icon name="search" size={20} />
        <span className="visually-hidden">{t('home.search.label')}</span>
        <input
          type="search"
          role="combobox"
          aria-expanded={games.length > 0}
          aria-controls={LIST}
          aria-activedescendant={games.length > 0 ? optionId(chosen) : undefined}
          autoComplete="off"
          placeholder={t('home.search.placeholder')}
          maxLength={LONGEST_NAME}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKey}
        />
      </label>
      <div className={styles.outcome} role="status" aria-busy={found.isFetching}>
        <Outcome text={settled} found={found} onClose={onClose} />
      </div>
      <ul id={LIST} className={styles.list} role="listbox" aria-label={t('home.search.results')}>
        {games.map((game, index) => (
          <OptionRow
            key={game.nodeId}
            game={game}
            index={index}
            chosen={index === chosen}
            onChoose={() => setWished(index)}
            onStart={() => start(game)}
          />
        ))}
      </ul>
      <p className={styles.keys}>{t('home.search.keys')}</p>
    </div>
  );
};

export const SearchOverlay = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <QueryRoot>
      <Dialog open onClose={onClose} title={t('shell.search')} closeLabel={t('shell.close')}>
        <Search onClose={onClose} />
      </Dialog>
    </QueryRoot>
  );
};
