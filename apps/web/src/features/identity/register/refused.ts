import { CallRefused } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { refusedFields } from '../../../shared/forms/refused-fields.ts';
import { refusedFlaws, type RefusedFlaws } from './refused-flaws.ts';
import { ALL_PARTS, type RegisterDraft } from './register-draft.ts';

/** What the house refused: in words, and at which parts of the form. */
export interface Refused {
  text: string;
  flaws: RefusedFlaws;
  /** Whether it was the code of an agent that nobody has. */
  unknownCode: boolean;
}

export const toRefused = (error: unknown): Refused => {
  const refusal = error instanceof CallRefused ? error : null;
  const flaws = refusedFlaws(refusal?.value);
  for (const part of refusal === null ? [] : refusedFields(refusal, ALL_PARTS))
    flaws[part] ??= { kind: 'refused' };
  return { text: explain(error), flaws, unknownCode: refusal?.code === 'invitation_code_error' };
};

/** What is left of a refusal when parts of the form have been put right. */
export const withoutFlaws = (refused: Refused, changed: Partial<RegisterDraft>): Refused => ({
  ...refused,
  flaws: Object.fromEntries(Object.entries(refused.flaws).filter(([part]) => !(part in changed))),
});

/** The words above the form: what is told at a part of it, or in a dialog, is not told twice. */
export const bannerOf = (refused: Refused | null): string | null =>
  refused === null || refused.unknownCode || Object.keys(refused.flaws).length > 0 ? null : refused.text;
