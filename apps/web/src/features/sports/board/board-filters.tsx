import { Field, Icon, IconButton } from '@hintha/ui';
import type { sports } from '@hintha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import styles from './board.module.css';
import { type Column, columnsOf } from './columns.ts';
import type { League } from './rows-of.ts';
import { type When, WHENS } from './use-events.ts';

interface BoardFiltersProps {
  sport: sports.Sport;
  when: When;
  counts: { live: number; today: number; early: number } | undefined;
  onWhen: (when: When) => void;
  column: Column;
  onColumn: (column: Column) => void;
  leagues: readonly League[];
  /** Empty for all of them. */
  league: string;
  onLeague: (code: string) => void;
  text: string;
  onText: (text: string) => void;
}

/** Which matches are listed, and which of their prices. */
export const BoardFilters = (props: BoardFiltersProps) => {
  const { t } = useTranslation('sports');
  const { sport, when, onWhen, column, onColumn, leagues, league, onLeague } = props;
  const [isSearching, setSearching] = useState(props.text !== '');
  const columnName = (one: Column) =>
    t(`page.column.${one === 'result' && sport === 'esports' ? 'winner' : one}`);
  const close = () => {
    props.onText('');
    setSearching(false);
  };
  return (
    <div className={styles.filters}>
      <div className={styles.line}>
        <Whens when={when} counts={props.counts} onWhen={onWhen} />
        <IconButton
          icon={isSearching ? 'close' : 'search'}
          aria-label={t('page.search')}
          aria-expanded={isSearching}
          onClick={isSearching ? close : () => setSearching(true)}
        />
      </div>
      {isSearching && (
        <Field
          label={t('page.search')}
          type="search"
          autoComplete="off"
          autoFocus
          value={props.text}
          onChange={({ target }) => props.onText(target.value)}
        />
      )}
      <div className={styles.line}>
        <ChoiceChips<Column>
          label={t('page.columns')}
          choices={columnsOf(sport).map((one) => ({ value: one, name: columnName(one) }))}
          chosen={column}
          onChoose={onColumn}
        />
        {leagues.length > 1 && <Leagues leagues={leagues} league={league} onLeague={onLeague} />}
      </div>
    </div>
  );
};

const Whens = ({ when, counts, onWhen }: Pick<BoardFiltersProps, 'when' | 'counts' | 'onWhen'>) => {
  const { t } = useTranslation('sports');
  const countOf = (one: When) => (one === 'all' ? undefined : counts?.[one]);
  return (
    <div className={styles.whens} role="group" aria-label={t('page.whens')}>
      {WHENS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.when}
          data-live={one === 'live' || undefined}
          aria-pressed={one === when}
          onClick={() => onWhen(one)}
        >
          {t(`page.when.${one}`)}
          {countOf(one) !== undefined && <b className="num">{formatNumber(countOf(one) ?? 0)}</b>}
        </button>
      ))}
    </div>
  );
};

/** The browser's own list, which takes one line however many leagues there are. */
const Leagues = ({
  leagues,
  league,
  onLeague,
}: Pick<BoardFiltersProps, 'leagues' | 'league' | 'onLeague'>) => {
  const { t } = useTranslation('sports');
  return (
    <label className={styles.leagues} data-chosen={league !== '' || undefined}>
      <Icon name="filter" size={18} />
      <span className="visually-hidden">{t('page.leagues')}</span>
      <select value={league} onChange={({ target }) => onLeague(target.value)}>
        <option value="">{t('page.allLeagues')}</option>
        {leagues.map(({ code, name, events }) => (
          <option key={code} value={code}>
            {name} ({events.length})
          </option>
        ))}
      </select>
    </label>
  );
};
