import type { AppContext } from './app-context.ts';

/** Opens what several parts of the app share, once for each context. */
export const perContext = <Value>(open: (ctx: AppContext) => Value): ((ctx: AppContext) => Value) => {
  const opened = new WeakMap<AppContext, Value>();
  return (ctx) => {
    const known = opened.get(ctx);
    if (known !== undefined) return known;
    const value = open(ctx);
    opened.set(ctx, value);
    return value;
  };
};
