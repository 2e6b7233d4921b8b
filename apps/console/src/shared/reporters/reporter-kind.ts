import type { ConsoleCall } from '@hintha/contract';
import type { FC } from 'react';
import type { Texts } from '../language.ts';
import type { Column } from '../table/types.ts';

/** Somebody, or some program, that reports results and signs them with a key of its own. */
export interface Reporter {
  readonly code: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly keySet: { readonly by: string; readonly at: number };
  readonly heard: { readonly at: number; readonly count: number } | null;
}

export interface ReporterKey {
  readonly code: string;
  readonly key: string;
}

export interface KeyProps<Key> {
  readonly onKey: (key: Key) => void;
  readonly onClose: () => void;
}

/** Where reporters of one kind differ from those of another. */
export interface ReporterKind<Row extends Reporter, Key extends ReporterKey> {
  readonly words: 'declarators' | 'resultSources';
  readonly list: string;
  readonly calls: Readonly<Record<'create' | 'rotate' | 'turn', ConsoleCall>>;
  readonly read: (signal: AbortSignal) => Promise<readonly Row[]>;
  readonly rotate: (code: string, reason: string) => Promise<Key>;
  readonly turn: (code: string, change: { isOn: boolean; reason: string }) => Promise<unknown>;
  readonly columnsOf: (t: Texts) => readonly Column<Row>[];
  /** What the drawer shows of one beyond what it shows of all. */
  readonly OwnDetails: FC<{ readonly reporter: Row }>;
  readonly NewDialog: FC<KeyProps<Key>>;
  /** What whoever gets the key has to know beside it. */
  readonly besideKey: (t: Texts, key: Key) => { readonly name: string; readonly value: string };
}
