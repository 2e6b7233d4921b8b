import type { Widened } from '../../load-bundle.ts';
import { accountRecord } from './account-record.ts';
import { agent } from './agents/agent.ts';
import { bonuses } from './bonuses.ts';
import { cashFlow } from './cash-flow.ts';
import { club } from './club.ts';
import { content } from './content.ts';
import { contracts } from './agents/contracts.ts';
import { deposit } from './deposit.ts';
import { inbox } from './inbox.ts';
import { menu } from './menu.ts';
import { missions } from './missions.ts';
import { pictures } from './pictures.ts';
import { rewardsStore } from './rewards-store.ts';
import { profit } from './profit.ts';
import { promotions } from './promotions.ts';
import { push } from './push.ts';
import { referral } from './referral.ts';
import { rewards } from './rewards.ts';
import { support } from './support.ts';
import { teams } from './agents/teams.ts';
import { upline } from './agents/upline.ts';
import { wallet } from './wallet.ts';
import { withdraw } from './withdraw.ts';

export const messages = {
  accountRecord,
  agent,
  bonuses,
  cashFlow,
  club,
  content,
  contracts,
  deposit,
  inbox,
  menu,
  missions,
  pictures,
  rewardsStore,
  profit,
  promotions,
  push,
  referral,
  rewards,
  support,
  teams,
  upline,
  wallet,
  withdraw,
};

export type AccountMessages = Widened<typeof messages>;
