import { toNumero } from '@hintha/fairness';

export interface Span {
  readonly first: number;
  readonly last: number;
}

/** Numbers that follow one another: `000017`, or `000017–000019`. */
export const sayNumeros = ({ first, last }: Span): string =>
  first === last ? toNumero(first) : `${toNumero(first)}–${toNumero(last)}`;
