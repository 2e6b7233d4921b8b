import { Icon } from '@hintha/ui';
import { memo, useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameMenu } from '../../shared/game-menus.ts';
import type { ChangeLobby, LobbyState } from './lobby-state.ts';
import { useStripEnds } from '../../shared/page/use-strip-ends.ts';
import styles from './vendor-tabs.module.css';

export type Vendor = GameMenu['vendors'][number];

/** Up to so many vendors stand in a row without arrows. */
const WITHOUT_ARROWS = 8;
/** What one view of the row holds. */
const A_VIEW = 10;

interface VendorTabsProps {
  vendors: readonly Vendor[];
  known: boolean;
  state: LobbyState;
  onChange: ChangeLobby;
}

/** The vendors of the lobby in one row, all of them together first. */
export const VendorTabs = memo(({ vendors, known, state, onChange }: VendorTabsProps) => {
  const { t } = useTranslation();
  const strip = useRef<HTMLUListElement>(null);
  const { back, on, turn } = useStripEnds(strip);
  const withArrows = vendors.length > WITHOUT_ARROWS;
  // The games do not wait for vendors that nobody sees yet.
  const drawn = useDeferredValue(
    vendors,
    useMemo(() => vendors.slice(0, A_VIEW), [vendors]),
  );
  const tabOf = (vendor: string) => ({
    pressed: state.mode === '' && state.vendor === vendor,
    onChoose: () => onChange({ kind: 'vendor', vendor }),
  });
  return (
    <div className={styles.bar} role="group" aria-label={t('lobby.studios')}>
      {withArrows && (
        <Arrow name={t('lobby.earlierStudios')} turns="back" possible={back} onTurn={() => turn(-1)} />
      )}
      <ul className={styles.strip} ref={strip}>
        <li className={styles.everyone}>
          <Tab name={t('lobby.allStudios')} {...tabOf('')}>
            <Icon name="grid" />
          </Tab>
        </li>
        {drawn.map(({ vendor, name, emblem, maintenance }) => (
          <li key={vendor} data-resting={maintenance || undefined}>
            <Tab name={name} {...tabOf(vendor)}>
              <img src={emblem} alt="" width={40} height={40} loading="lazy" fetchPriority="low" />
            </Tab>
          </li>
        ))}
        {!known && Array.from({ length: A_VIEW }, (_, index) => <li key={index} className={styles.blank} />)}
      </ul>
      {withArrows && <Arrow name={t('lobby.moreStudios')} turns="on" possible={on} onTurn={() => turn(1)} />}
    </div>
  );
});

interface TabProps {
  name: string;
  pressed: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Tab = ({ name, pressed, onChoose, children }: TabProps) => (
  <button type="button" className={styles.tab} aria-pressed={pressed} onClick={onChoose}>
    <span className={styles.emblem}>{children}</span>
    <span className={styles.name}>{name}</span>
  </button>
);

interface ArrowProps {
  name: string;
  turns: 'back' | 'on';
  possible: boolean;
  onTurn: () => void;
}

const Arrow = ({ name, turns, possible, onTurn }: ArrowProps) => (
  <button type="button" className={styles.arrow} aria-label={name} disabled={!possible} onClick={onTurn}>
    <Icon name={turns === 'back' ? 'chevron-left' : 'chevron-right'} />
  </button>
);
