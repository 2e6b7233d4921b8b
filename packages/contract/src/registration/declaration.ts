import type { BusinessErrorCode } from '../business-errors.ts';
import type { PatternName } from './patterns.ts';

/** What a field asks for until staff change it; lengths count code points. */
export interface UsualRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly pattern: PatternName;
  readonly minLength: number;
  readonly maxLength: number;
}

/** How a page asks for a field; a phone, a code and a captcha have controls of their own. */
export interface Control {
  readonly kind: 'text' | 'secret' | 'phone' | 'code' | 'captcha';
  readonly autoComplete?: string;
  readonly inputMode?: 'email' | 'numeric' | 'tel';
  /** Whether it may be written in any script; else a page warns of another keyboard. */
  readonly anyScript?: boolean;
}

/**
 * What of the account a field fills: the profile has a column of that name, the answers take any field, and what fills
 * nothing serves the registration alone.
 */
export type Fills = 'name' | 'password' | 'paymentPassword' | 'team' | 'profile' | 'answers' | 'nothing';

/**
 * What becomes of a field where an account is opened by its phone: it is left out, stands first and always, comes with
 * a password only, or is asked for as its rule says.
 */
export type ByPhone = 'never' | 'first' | 'withPassword' | 'asRuled';

/** One field of the registration form, said once. */
export interface RegisterField<Name extends string = string> {
  /** On the wire, in the form, among the rules and the texts. */
  readonly name: Name;
  /** Left out by a field that has no rule of its own. */
  readonly rule?: UsualRule;
  /** Whether it can neither be switched off nor be left empty. */
  readonly always?: boolean;
  /** The field that it repeats: it stands and falls with it, and has to say the same. */
  readonly repeats?: string;
  /** What the server holds it against in place of a rule; whether it is asked for is a matter of the site. */
  readonly proof?: 'captcha' | 'code';
  readonly byPhone: ByPhone;
  readonly fills: Fills;
  readonly control: Control;
  /** Whether the site has words for what a wrong value is not, before it says what is accepted. */
  readonly saysWhatItIsNot?: boolean;
  /** The business errors that are about this field also where they name none. */
  readonly errors?: readonly BusinessErrorCode[];
}
