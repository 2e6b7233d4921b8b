import { Money } from '@hintha/ui';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { nameHit, stateOfHit } from './hit-words.ts';
import type { Hit, HitKind } from './lead-to.ts';
import styles from './search.module.css';

export const LIST_ID = 'search-hits';
export const optionId = (place: number): string => `search-hit-${place}`;

interface Placed {
  readonly hit: Hit;
  readonly place: number;
}

const groupsOf = (hits: readonly Hit[]): [HitKind, Placed[]][] => {
  const groups = new Map<HitKind, Placed[]>();
  for (const [place, hit] of hits.entries())
    groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), { hit, place }]);
  return [...groups];
};

interface Props {
  readonly hits: readonly Hit[];
  /** The one that Enter opens. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly onOpen: (hit: Hit) => void;
}

const Line = ({ hit }: { hit: Hit }) => {
  const t = useTexts();
  return (
    <>
      <span className={styles.name}>{nameHit(t, hit)}</span>
      <span className={styles.owner}>{hit.kind === 'member' ? hit.id : hit.account}</span>
      <span className={styles.state}>{stateOfHit(t, hit)}</span>
      <span className={styles.amount}>{hit.amount !== null && <Money amount={hit.amount} />}</span>
      <time className={`num ${styles.at}`}>{hit.at !== null && formatInstant(hit.at)}</time>
    </>
  );
};

/** What was found, by kinds. The field above it has the focus; the list follows its keys. */
export const HitList = ({ hits, place: current, onPlace, onOpen }: Props) => {
  const t = useTexts();
  return (
    <div id={LIST_ID} role="listbox" aria-label={t('search.found')} className={styles.list}>
      {groupsOf(hits).map(([kind, placed]) => (
        <div key={kind} role="group" aria-labelledby={`search-${kind}`}>
          <p id={`search-${kind}`} className={styles.kind} role="presentation">
            {t(`search.kinds.${kind}`)}
          </p>
          {placed.map(({ hit, place }) => (
            <div
              key={hit.id}
              id={optionId(place)}
              role="option"
              aria-selected={place === current}
              className={styles.hit}
              // The focus stays in the field, so that typing goes on.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onPlace(place)}
              onClick={() => onOpen(hit)}
            >
              <Line hit={hit} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
