import { CallError } from '../api.ts';

/** What was read; what stands for it where nobody has the name that is looked for. */
export const whereFound = async <Page>(reading: Promise<Page>, otherwise: Page): Promise<Page> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CallError && error.code === 'not_found') return otherwise;
    throw error;
  }
};
