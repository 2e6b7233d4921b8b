import { toSides, type Description, type Sides } from '../route.ts';
import { CONSOLE_PATHS, type ConsoleCall } from './paths/index.ts';
import type { Allowed } from './staff/roles.ts';

/** One call of the console. */
export interface ConsoleRoute<Reply, Params, Query, QueryInput, Body, BodyInput> extends Sides<
  Reply,
  Params,
  Query,
  QueryInput,
  Body,
  BodyInput
> {
  readonly name: ConsoleCall;
  readonly method: (typeof CONSOLE_PATHS)[ConsoleCall][0];
  readonly path: string;
  readonly allowed: Allowed;
}

/** Describes one call of the console's table; what is left out of the description takes nothing. */
export const consoleRoute = <
  Reply,
  Params = object,
  Query = object,
  QueryInput = object,
  Body = object,
  BodyInput = object,
>(
  name: ConsoleCall,
  described: Description<Reply, Params, Query, QueryInput, Body, BodyInput>,
): ConsoleRoute<Reply, Params, Query, QueryInput, Body, BodyInput> => ({
  name,
  method: CONSOLE_PATHS[name][0],
  path: CONSOLE_PATHS[name][1],
  allowed: CONSOLE_PATHS[name][2],
  ...toSides(described),
});
