import { members } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../house.ts';
import { previousLoginAt } from '../access/index.ts';
import { toMemberView } from './views.ts';

export const routes = (house: House): Served[] => [
  serve(members.readMember, async ({ caller }) =>
    toMemberView(caller, await previousLoginAt(house.db, caller)),
  ),
];
