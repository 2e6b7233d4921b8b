import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The countries that addresses are registered in. */
export interface Countries {
  /** The country of an address, as two letters; undefined where no network is known, as for addresses at home. */
  of(address: bigint): string | undefined;
  /** Reads the tables now, so that the first caller need not wait for them. */
  warm(): void;
}

/** One bound of every network, in the order of the networks. */
interface Bounds {
  put(row: number, bytes: Buffer, from: number, to: number): void;
  /** How the bound of a row stands to an address: below, at or above zero. */
  compare(row: number, address: bigint): number;
}

interface Table {
  first: Bounds;
  last: Bounds;
  /** Two letters of each network, one byte each. */
  letters: Uint8Array;
}

const V4_FILE = import.meta.resolve('@ip-location-db/asn-country/asn-country-ipv4-num.csv');
const V6_FILE = import.meta.resolve('@ip-location-db/asn-country/asn-country-ipv6-num.csv');

const V4_MARK = 0xffffn;
const V4_BITS = 32n;

/** The table of who holds which networks; its files are read when it is first asked. */
export const openCountries = (): Countries => {
  let tables: { v4: Table; v6: Table } | null = null;
  const read = () => (tables ??= { v4: readTable(V4_FILE, openV4), v6: readTable(V6_FILE, openV6) });
  return {
    of: (address) =>
      address >> V4_BITS === V4_MARK
        ? find(read().v4, BigInt.asUintN(Number(V4_BITS), address))
        : find(read().v6, address),
    warm: () => void read(),
  };
};

const openV4 = (rows: number): Bounds => {
  const values = new Uint32Array(rows);
  return {
    put: (row, bytes, from, to) => {
      let value = 0;
      for (let at = from; at < to; at += 1) value = value * 10 + (bytes[at] ?? 0) - ZERO;
      values[row] = value;
    },
    compare: (row, address) => (values[row] ?? 0) - Number(address),
  };
};

const openV6 = (rows: number): Bounds => {
  const halves = new BigUint64Array(rows * 2);
  return {
    put: (row, bytes, from, to) => {
      const value = BigInt(bytes.toString('latin1', from, to));
      halves[row * 2] = value >> HALF_BITS;
      halves[row * 2 + 1] = BigInt.asUintN(Number(HALF_BITS), value);
    },
    compare: (row, address) => {
      const [high, low] = [halves[row * 2] ?? 0n, halves[row * 2 + 1] ?? 0n];
      const value = (high << HALF_BITS) | low;
      if (value === address) return 0;
      return value < address ? -1 : 1;
    },
  };
};

const HALF_BITS = 64n;
const ZERO = 48;
const NEWLINE = 10;
const COMMA = 44;

/** Each line is `first,last,country`, the addresses as decimal numbers and in order. */
const readTable = (file: string, open: (rows: number) => Bounds): Table => {
  const bytes = readFileSync(fileURLToPath(file));
  const rows = countRows(bytes);
  const table = { first: open(rows), last: open(rows), letters: new Uint8Array(rows * 2) };
  let at = 0;
  for (let row = 0; row < rows; row += 1) {
    const comma = next(bytes, at);
    const second = next(bytes, comma + 1);
    table.first.put(row, bytes, at, comma);
    table.last.put(row, bytes, comma + 1, second);
    table.letters[row * 2] = bytes[second + 1] ?? 0;
    table.letters[row * 2 + 1] = bytes[second + 2] ?? 0;
    at = second + LETTERS_AND_NEWLINE;
  }
  return table;
};

const LETTERS_AND_NEWLINE = 4;

const countRows = (bytes: Buffer): number => {
  let rows = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) rows += 1;
  return rows;
};

const next = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at < bytes.length && bytes[at] !== COMMA) at += 1;
  return at;
};

const find = ({ first, last, letters }: Table, address: bigint): string | undefined => {
  const rows = letters.length / 2;
  let low = 0;
  let high = rows;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (last.compare(middle, address) < 0) low = middle + 1;
    else high = middle;
  }
  if (low === rows || first.compare(low, address) > 0) return undefined;
  return String.fromCharCode(letters[low * 2] ?? 0, letters[low * 2 + 1] ?? 0);
};
