/** A filter of a page of the console, kept under a name by one of the staff. */
export interface SavedView {
  readonly id: bigint;
  readonly page: string;
  readonly name: string;
  readonly query: string;
}
