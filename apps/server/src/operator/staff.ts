import { Stopped, systemClock, systemRandom } from '@hintha/platform';
import { createAdministrator, resetStaff } from '../modules/staff/index.ts';
import type { OperatorContext } from './operator-context.ts';
import { readOptions } from './read-options.ts';

export const CREATE_ADMINISTRATOR_HELP = `  create-administrator --name NAME
      Makes one of the first two administrators of the console and tells the password of the first sign-in.`;

export const RESET_STAFF_HELP = `  reset-staff --name NAME
      Lets one of the staff who lost the authenticator or the password begin anew, and tells a first password.`;

const NAME = /^(?!system$)[A-Za-z][\w.-]{2,31}$/i;

/** Makes one of the first two administrators. */
export const createFirstAdministrator = async (
  { db, config }: OperatorContext,
  given: string[],
): Promise<string> => {
  const { name } = readOptions(given, ['name'], CREATE_ADMINISTRATOR_HELP);
  if (!NAME.test(name)) throw new Stopped('A name has 3 to 32 letters, digits, dots, dashes or underscores.');
  const password = await createAdministrator({ db, config, random: systemRandom, clock: systemClock }, name);
  return `${name} signs in to the console with ${password} and sets up an authenticator there.`;
};

/** Gives one of the staff another first password. */
export const resetOneOfStaff = async ({ db, config }: OperatorContext, given: string[]): Promise<string> => {
  const { name } = readOptions(given, ['name'], RESET_STAFF_HELP);
  const password = await resetStaff({ db, config, random: systemRandom, clock: systemClock }, name);
  return `${name} signs in to the console with ${password} and sets up an authenticator there.`;
};
