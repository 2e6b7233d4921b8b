import { Stopped } from '@hintha/platform';

/** JSON from the command line. */
export const readJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Stopped(`${json} is not JSON; a text is written as '"text"'.`, { cause: error });
  }
};
