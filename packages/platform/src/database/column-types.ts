import pg from 'pg';

type Parser = (text: string) => unknown;

const INT8 = 20;
const DATE = 1082;
const DATE_ARRAY = 1182;
const INT8_ARRAY = 1016;
const UUID_ARRAY = 2951;

// The driver's list of type numbers is shorter than what it can read.
const driverParser = pg.types.getTypeParser as (oid: number, format?: string) => Parser;
const parseTexts = driverParser(INT8_ARRAY) as (text: string) => (string | null)[];

const EMPTY = '{}';

/** An id has no sign that would be quoted. */
const parseIds = (text: string): (string | null)[] =>
  text === EMPTY
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((id) => (id === 'NULL' ? null : id));

// The driver reads int8 as text and a date as midnight of the machine's zone; neither may reach a use case.
const OWN: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [INT8, BigInt],
  [INT8_ARRAY, (text) => parseTexts(text).map((item) => (item === null ? null : BigInt(item)))],
  [DATE, String],
  [DATE_ARRAY, parseTexts],
  [UUID_ARRAY, parseIds],
]);

/** How the values of a column type are read. */
export const readType = (oid: number, format?: 'text' | 'binary'): Parser =>
  (format !== 'binary' && OWN.get(oid)) || driverParser(oid, format);
