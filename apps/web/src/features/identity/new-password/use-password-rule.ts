import { checkField } from '../check-field.ts';
import type { RegisterRules } from '../register/register-draft.ts';
import { useFlawText } from '../use-flaw-text.ts';

/** What the house wants of a password, and what is wrong with one. */
export const usePasswordRule = (rules: RegisterRules) => {
  const { textOf, helpOf } = useFlawText(rules);
  const flawOf = (value: string): string | undefined => {
    const flaw = rules.password && checkField(rules.password, value);
    return flaw && textOf(flaw, 'password');
  };
  return { flawOf, help: helpOf('password') };
};
