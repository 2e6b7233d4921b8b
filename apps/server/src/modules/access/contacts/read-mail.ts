import { Refusal } from '@hintha/platform';

// What would have to be escaped in the head of a letter is left out, and so are letters that only look alike.
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** The mail address of a call in small letters, or the refusal that says what is wrong with it. */
export const readMail = (typed: string): string => {
  const address = typed.trim().toLowerCase();
  if (address === '') throw new Refusal('not_empty', { fields: [{ field: 'email', problem: 'empty' }] });
  if (!ADDRESS.test(address))
    throw new Refusal('email_invalid', { fields: [{ field: 'email', problem: 'pattern' }] });
  return address;
};
