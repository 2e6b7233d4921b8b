import { Refusal, type Guards, type Unguarded } from '@hintha/platform';
import type { House } from '../../house.ts';
import { openFindSession, type FoundSession } from './find-session.ts';
import { isAgent, TRIAL } from './rules.ts';

/** The door-keepers: a live session, a real account, an agent. The latter two let nobody by who owes a password. */
export const openGuards = (house: House): Guards => {
  const findSession = openFindSession(house);
  const session = async (call: Unguarded): Promise<FoundSession> => {
    const caller = call.token === null ? undefined : await findSession(call.token, 'player');
    if (caller === undefined) throw new Refusal('not_logged_in');
    return caller;
  };
  const free = async (call: Unguarded): Promise<FoundSession> => {
    const caller = await session(call);
    if (caller.held) throw new Refusal('password_change_needed');
    return caller;
  };
  return {
    // What anyone may do keeps no session alive.
    anyone: async ({ token }) => (token === null ? null : ((await findSession(token, 'background')) ?? null)),
    session,
    player: async (call) => {
      const caller = await free(call);
      if (caller.type === TRIAL) throw new Refusal('in_need_true_account');
      return caller;
    },
    agent: async (call) => {
      const caller = await free(call);
      if (!isAgent(caller.type)) throw new Refusal('not_an_agent');
      return caller;
    },
  };
};
