import { call } from '../api.ts';
import { createLoaded } from '../loaded.ts';

/** The rules of the registration form, read once a visit. */
export const registerRules = createLoaded(async () => call('readRegisterRules'));
