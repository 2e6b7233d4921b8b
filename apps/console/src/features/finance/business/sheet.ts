import { splitAmount } from '@hintha/ui';
import { formatMoney } from '../../../shared/format.ts';

/** How the figures of a column are written. */
export type Kind = 'money' | 'count' | 'percent';

export interface SheetColumn {
  readonly head: string;
  readonly kind: Kind;
}

export interface SheetLine {
  readonly id: string;
  readonly name: string;
  /** As on the wire; null where there is none. */
  readonly figures: readonly (string | null)[];
  /** Where the rows stand that make it. */
  readonly to?: string | undefined;
}

/** The figures of a chart as a table and as a file. */
export interface Sheet {
  readonly head: string;
  readonly columns: readonly SheetColumn[];
  readonly lines: readonly SheetLine[];
}

/** A figure for sentences and tiles. */
export const sayFigure = (kind: Kind, figure: string): string => {
  if (kind === 'money') return formatMoney(figure);
  return kind === 'count' ? splitAmount(figure).whole : `${figure}%`;
};

const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A figure beside an axis. */
export const sayShort = (figure: number): string => SHORT.format(figure).replace('-', '\u2212');

export const toLines = ({ lines }: Sheet): string[][] =>
  lines.map(({ name, figures }) => [name, ...figures.map((figure) => figure ?? '')]);
