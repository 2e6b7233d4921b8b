import { ActionIcon } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../shared/language.ts';
import styles from './lobby.module.css';
import { move } from './move.ts';

interface Props<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** What stands under the name. */
  readonly noteOf?: (item: Item) => ReactNode;
  /** What else can be done with the row. */
  readonly renderTools?: (item: Item) => ReactNode;
  /** Undefined for those who only look on. */
  readonly onChange: ((items: readonly Item[]) => void) | undefined;
}

const STEPS = { ArrowUp: -1, ArrowDown: 1 } as const;
const isArrow = (key: string): key is keyof typeof STEPS => Object.hasOwn(STEPS, key);

/** A list whose rows are moved by buttons, or with Alt and an arrow while the focus is in one. */
export const OrderList = <Item,>(props: Props<Item>) => {
  const { label, items, idOf, nameOf, noteOf, renderTools, onChange } = props;
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  const [announced, setAnnounced] = useState('');
  // A row that moves in the document loses the focus on the way.
  useEffect(() => {
    const wanted = focused.current;
    focused.current = null;
    if (wanted !== null)
      list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(wanted)}"]`)?.focus();
  });
  const step = (place: number, by: -1 | 1) => {
    const item = items[place];
    const moved = move(items, place, by);
    if (item === undefined || moved === items) return;
    focused.current = `${idOf(item)} ${by}`;
    setAnnounced(t('lobby.moved', { name: nameOf(item), place: place + by + 1, count: items.length }));
    onChange?.(moved);
  };
  const onKeyDown = (place: number) => (event: KeyboardEvent) => {
    if (!event.altKey || !isArrow(event.key)) return;
    event.preventDefault();
    step(place, STEPS[event.key]);
  };
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label} data-keeps-arrows>
        {items.map((item, place) => (
          <li key={idOf(item)} className={styles.row} onKeyDown={onKeyDown(place)}>
            <span className={`${styles.place} num`}>{place + 1}</span>
            <span className={styles.label}>
              {nameOf(item)}
              {noteOf !== undefined && <small>{noteOf(item)}</small>}
            </span>
            <span className={styles.tools}>
              {renderTools?.(item)}
              {onChange !== undefined && (
                <Arrows id={idOf(item)} name={nameOf(item)} onStep={(by) => step(place, by)} />
              )}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </>
  );
};

interface ArrowsProps {
  readonly id: string;
  readonly name: string;
  readonly onStep: (by: -1 | 1) => void;
}

const ARROWS = [
  { by: -1, icon: 'chevron-up', text: 'lobby.up' },
  { by: 1, icon: 'chevron-down', text: 'lobby.down' },
] as const;

/** At the ends they do nothing, but stay in reach, so that the focus does not get lost there. */
const Arrows = ({ id, name, onStep }: ArrowsProps) => {
  const t = useTexts();
  return ARROWS.map(({ by, icon, text }) => (
    <ActionIcon
      key={by}
      variant="default"
      size={32}
      aria-label={t(text, { name })}
      data-move={`${id} ${by}`}
      onClick={() => onStep(by)}
    >
      <Icon name={icon} size={16} />
    </ActionIcon>
  ));
};
