import { EMPTY_DRAFT, type DraftFlaw, type DraftPart } from './register-draft.ts';

/** What the house found wrong with a part; `refused` has no words but those of the refusal. */
export type RefusedFlaw = DraftFlaw | { kind: 'refused' };
export type RefusedFlaws = Partial<Record<DraftPart, RefusedFlaw>>;

interface Named {
  field?: unknown;
  problem?: unknown;
  patternId?: unknown;
  min?: unknown;
  max?: unknown;
}

/** The flaws that a refusal names in its value, part by part. */
export const refusedFlaws = (value: unknown): RefusedFlaws => {
  const fields = (value as { fields?: unknown } | null)?.fields;
  if (!Array.isArray(fields)) return {};
  const flaws: RefusedFlaws = {};
  for (const named of fields as (Named | null)[]) {
    if (named !== null && isPart(named.field)) flaws[named.field] ??= flawOf(named);
  }
  return flaws;
};

const isPart = (field: unknown): field is DraftPart =>
  typeof field === 'string' && Object.hasOwn(EMPTY_DRAFT, field);

const flawOf = ({ problem, patternId, min, max }: Named): RefusedFlaw => {
  if (problem === 'empty' || problem === 'differs' || problem === 'unticked') return { kind: problem };
  const hasLengths = typeof min === 'number' && typeof max === 'number';
  return problem === 'pattern' && typeof patternId === 'number' && hasLengths
    ? { kind: 'pattern', patternId, min, max }
    : { kind: 'refused' };
};
