import { parseAmount } from '@hintha/money';
import { Refusal } from '@hintha/platform';

/** Of rounds, days and points there are none in parts. */
const WHOLE = /^\d{1,12}$/;

/** A figure as somebody typed it: hundredths of money, or so many of what is counted; refuses nothing and parts. */
export const readFigure = (text: string, isMoney: boolean, field: string): bigint => {
  const figure = isMoney ? parseAmount(text) : WHOLE.test(text) ? BigInt(text) : 'not_an_amount';
  if (figure === 'not_an_amount' || figure <= 0n) throw badField(field);
  return figure;
};

export const badField = (field: string): Refusal =>
  new Refusal('bad_request', { fields: [{ field, problem: 'invalid' }] });
