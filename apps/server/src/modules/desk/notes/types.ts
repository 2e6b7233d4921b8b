export interface Note {
  readonly id: bigint;
  readonly author: string;
  readonly text: string;
  readonly at: Date;
}
