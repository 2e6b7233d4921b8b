import { announce, repeat, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { readSettings } from '../settings/index.ts';
import { decideCashOuts } from './cash-out/cash-out.ts';
import { lockEvent } from './events/event-store.ts';
import { changedMarkets } from './live/changes.ts';
import { isUndecided } from './rules.ts';
import { voidEvent } from './settlement/publish-result.ts';
import { listOverdue, listSilent } from './settlement/settlement-store.ts';
import { sportsSettings } from './settings.ts';
import { decideDue } from './tickets/decide-ticket.ts';

const PAUSE_MS = 250;
const AT_ONCE = 50;

/** Decides what has waited for its delay, tells of feeds that have fallen silent, and calls off what was not finished. */
export const watchEvents = (ctx: AppContext): { close(): Promise<void> } => {
  let silent = new Set<bigint>();
  const turn = async (): Promise<void> => {
    await decideDue(ctx);
    await decideCashOuts(ctx);
    silent = await tellSilent(ctx, silent);
    await voidOverdue(ctx);
  };
  return repeat(PAUSE_MS, turn, (error) =>
    ctx.log.warn({ err: error }, 'the events of sports could not be looked at'),
  );
};

/** Pages are told once when an event has fallen silent; that it is heard again its feed tells. */
const tellSilent = async ({ db }: AppContext, known: ReadonlySet<bigint>): Promise<Set<bigint>> => {
  const { silenceSeconds } = await readSettings(db, sportsSettings);
  const silent = await listSilent(db, silenceSeconds);
  const fresh = silent.filter((id) => !known.has(id));
  for (const event of changedMarkets(fresh, [])) announce(db, event);
  return new Set(silent);
};

/** Calls off what was not finished so long after its start; what was decided already stands. */
export const voidOverdue = async ({ db }: Pick<AppContext, 'db'>): Promise<void> => {
  const { footballVoidHours: football, esportsVoidHours: esports } = await readSettings(db, sportsSettings);
  for (const id of await listOverdue(db, { football, esports }, AT_ONCE))
    await transaction(db, async (tx) => {
      const event = await lockEvent(tx, id);
      if (event !== undefined && isUndecided(event.state)) await voidEvent(tx, event, 'NOT_FINISHED');
    });
};
