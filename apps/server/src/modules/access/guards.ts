import { Refusal, type Caller, type Guards, type Unguarded } from '@hintha/platform';
import type { House } from '../../house.ts';
import { openFindSession } from './find-session.ts';
import { isAgent, TRIAL } from './rules.ts';

/** The door-keepers: a live session, a real account, an agent. */
export const openGuards = (house: House): Guards => {
  const findSession = openFindSession(house);
  const session = async (call: Unguarded): Promise<Caller> => {
    const caller = call.token === null ? undefined : await findSession(call.token, 'player');
    if (caller === undefined) throw new Refusal('not_logged_in');
    return caller;
  };
  return {
    session,
    player: async (call) => {
      const caller = await session(call);
      if (caller.type === TRIAL) throw new Refusal('in_need_true_account');
      return caller;
    },
    agent: async (call) => {
      const caller = await session(call);
      if (!isAgent(caller.type)) throw new Refusal('not_an_agent');
      return caller;
    },
  };
};
