import { call } from '../../shared/api.ts';
import { createLoaded } from '../../shared/loaded.ts';

/** The rules of the registration form, read once a visit. */
export const registerRules = createLoaded(async () => call('readRegisterRules'));
