import { useState, type FormEvent } from 'react';
import { focusField } from '../focus-field.ts';
import { draftName, useNameDraft } from '../name-draft.ts';
import { openAccount, type Refused } from './open-account.ts';
import {
  codeInQuery,
  draftFlaws,
  EMPTY_DRAFT,
  shownFields,
  type DraftPart,
  type RegisterDraft,
  type RegisterRules,
} from './register-draft.ts';
import { useFlawText } from '../use-flaw-text.ts';

const ALL_PARTS = Object.keys(EMPTY_DRAFT) as DraftPart[];

/** Focuses the first part that is wrong; whether there was one. */
const focusFirst = (form: HTMLFormElement, isWrong: (part: DraftPart) => boolean): boolean => {
  const first = ALL_PARTS.find(isWrong);
  if (first !== undefined) focusField(form, first);
  return first !== undefined;
};

export type RegisterFormState = ReturnType<typeof useRegisterForm>;

/** The state of the registration form: a part is checked once it has been left, and from then on live. */
export const useRegisterForm = (rules: RegisterRules, onDone: () => void) => {
  const [codeInAddress, setCodeInAddress] = useState(() => codeInQuery(location.search));
  const emptied: RegisterDraft = { ...EMPTY_DRAFT, affiliateCode: codeInAddress };
  const [draft, setDraft] = useState(() => ({ ...emptied, username: useNameDraft.getState().name }));
  const [left, setLeft] = useState<readonly DraftPart[]>([]);
  const { sending, refused, setRefused, send } = useSending(onDone);
  const { textOf } = useFlawText(rules);
  const fields = shownFields(rules, codeInAddress);
  const flaws = draftFlaws(rules, fields, draft);

  const change = (part: Partial<RegisterDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setRefused((before) => before && withoutFlaws(before, part));
    if (part.username !== undefined) draftName(part.username);
  };
  const reset = () => {
    change(emptied);
    setLeft([]);
    setRefused(null);
  };
  const errorOf = (part: DraftPart): string | undefined => {
    const flaw = flaws[part];
    if (flaw !== undefined && left.includes(part)) return textOf(flaw);
    const told = refused?.flaws[part];
    return told && (told.kind === 'refused' ? refused?.text : textOf(told));
  };
  const confirmCode = () => setRefused((before) => before && { ...before, unknownCode: false });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setLeft(ALL_PARTS);
    if (focusFirst(form, (part) => flaws[part] !== undefined) || sending) return;
    const failed = await send(draft);
    // A code that came with the address and is wrong can now be put right by hand.
    if (failed?.unknownCode) setCodeInAddress('');
    else if (failed) focusFirst(form, (part) => failed.flaws[part] !== undefined);
  };
  const leave = (part: DraftPart) => {
    if (draft[part] !== '') setLeft((before) => [...before, part]);
  };

  return { draft, fields, sending, refused, change, reset, errorOf, submit, leave, confirmCode };
};

/** The draft on its way to the house, and what the house last refused. */
const useSending = (onDone: () => void) => {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (draft: RegisterDraft): Promise<Refused | null> => {
    setSending(true);
    setRefused(null);
    const failed = await openAccount(draft);
    setSending(false);
    setRefused(failed);
    if (failed === null) {
      draftName('');
      onDone();
    }
    return failed;
  };
  return { refused, setRefused, sending, send };
};

const withoutFlaws = (refused: Refused, changed: Partial<RegisterDraft>): Refused => ({
  ...refused,
  flaws: Object.fromEntries(Object.entries(refused.flaws).filter(([part]) => !(part in changed))),
});
