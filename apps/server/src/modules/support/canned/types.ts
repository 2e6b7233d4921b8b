/** An answer that is at hand under a shortcut, in both languages. */
export interface Canned {
  readonly id: bigint;
  readonly shortcut: string;
  readonly en: string;
  readonly my: string;
  readonly by: string;
  readonly at: Date;
}
