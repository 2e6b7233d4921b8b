import { z } from 'zod';

const Migrations = z.object({
  server: z.array(z.string()),
  /** Null where the studio keeps its tables in another database. */
  studio: z.array(z.string()).nullable(),
});

/** Where ledger and audit ended, and what the books came to; amounts are hundredths. */
const Heads = z.object({
  wallets: z.string(),
  postings: z.string(),
  lastPostingAt: z.string().nullable(),
  members: z.string(),
  held: z.string(),
  auditPosition: z.string(),
  auditHash: z.string(),
});
export type Heads = z.infer<typeof Heads>;

/** The number of the next transaction, and the lowest one that a watermark of the database still asks after. */
const Horizon = z.object({ next: z.string(), lowestWatermark: z.string() });
export type Horizon = z.infer<typeof Horizon>;

const Opening = z.object({
  kind: z.literal('opening'),
  format: z.literal(1),
  at: z.string(),
  migrations: Migrations,
  heads: Heads,
  horizon: Horizon,
});
export type Opening = z.infer<typeof Opening>;

const Table = z.object({
  kind: z.literal('table'),
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
});
export type TableHead = z.infer<typeof Table>;

const Sequences = z.object({ kind: z.literal('sequences') });
/** Below the folder of the program's files. */
const File = z.object({ kind: z.literal('file'), path: z.string() });
const Closing = z.object({ kind: z.literal('closing') });

const EntryHead = z.discriminatedUnion('kind', [Opening, Table, Sequences, File, Closing]);
export type EntryHead = z.infer<typeof EntryHead>;
export const parseHead = (json: unknown): EntryHead => EntryHead.parse(json);

const Listed = z.object({
  name: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  rows: z.number().nullable(),
});
/** An entry as the manifest lists it. */
export type Listed = z.infer<typeof Listed>;
export const parseListed = (json: unknown): Listed[] => z.array(Listed).parse(json);

/** What a backup says of itself: when it was taken, what it holds, and where its ledger and audit ended. */
export interface Manifest {
  readonly opening: Opening;
  readonly entries: readonly Listed[];
}

export const Sequence = z.object({
  schema: z.string(),
  name: z.string(),
  owner: z.string(),
  value: z.string(),
});
export type Sequence = z.infer<typeof Sequence>;

/** What stands in the manifest for an entry. */
export const nameOf = (head: EntryHead): string =>
  head.kind === 'table' ? `${head.schema}.${head.name}` : head.kind === 'file' ? head.path : head.kind;
