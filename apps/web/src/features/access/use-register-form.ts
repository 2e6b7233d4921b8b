import { useState, type FormEvent } from 'react';
import { focusField } from './focus-field.ts';
import { draftName, useNameDraft } from './name-draft.ts';
import { openAccount, type Refused } from './open-account.ts';
import {
  draftFlaws,
  EMPTY_DRAFT,
  type DraftPart,
  type RegisterDraft,
  type RegisterRules,
} from './register-draft.ts';
import { useFlawText } from './use-flaw-text.ts';

const ALL_PARTS = Object.keys(EMPTY_DRAFT) as DraftPart[];

const firstDraft = (): RegisterDraft => ({ ...EMPTY_DRAFT, username: useNameDraft.getState().name });

/** Focuses the first part that is wrong; whether there was one. */
const focusFirst = (form: HTMLFormElement, isWrong: (part: DraftPart) => boolean): boolean => {
  const first = ALL_PARTS.find(isWrong);
  if (first !== undefined) focusField(form, first);
  return first !== undefined;
};

export type RegisterFormState = ReturnType<typeof useRegisterForm>;

/** The state of the registration form: a part is checked once it has been left, and from then on live. */
export const useRegisterForm = (rules: RegisterRules, onDone: () => void) => {
  const [draft, setDraft] = useState(firstDraft);
  const [left, setLeft] = useState<readonly DraftPart[]>([]);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [sending, setSending] = useState(false);
  const { textOf } = useFlawText(rules);
  const flaws = draftFlaws(rules, draft);

  const change = (part: Partial<RegisterDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setRefused((before) => before && { ...before, parts: before.parts.filter((named) => !(named in part)) });
    if (part.username !== undefined) draftName(part.username);
  };
  const reset = () => {
    change(EMPTY_DRAFT);
    setLeft([]);
    setRefused(null);
  };
  const errorOf = (part: DraftPart): string | undefined => {
    const flaw = flaws[part];
    if (flaw !== undefined && left.includes(part)) return textOf(flaw);
    return refused?.parts.includes(part) ? refused.text : undefined;
  };
  const send = async (form: HTMLFormElement) => {
    setSending(true);
    setRefused(null);
    const failed = await openAccount(draft);
    setSending(false);
    setRefused(failed);
    if (failed === null) {
      draftName('');
      onDone();
    } else focusFirst(form, (part) => failed.parts.includes(part));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLeft(ALL_PARTS);
    if (focusFirst(event.currentTarget, (part) => flaws[part] !== undefined) || sending) return;
    void send(event.currentTarget);
  };
  const leave = (part: DraftPart) => {
    if (draft[part] !== '') setLeft((before) => [...before, part]);
  };

  return { draft, sending, refused: refused?.text ?? null, change, reset, errorOf, submit, leave };
};
