import { dayStartOf } from '../../../business-day.ts';
import type { House } from '../../../house.ts';
import { latestActs, type StoredAct } from '../../audit/index.ts';
import { type KnownReceiver, selectEveryChannel, selectEveryReceiver } from '../channels/channel-store.ts';
import type { Channel } from '../channels/types.ts';
import { COUNTED } from '../deposits/rules.ts';

type Acts = ReadonlyMap<string, StoredAct>;

/** The channels with their receivers, and who set what of them last, by what the audit calls it. */
export interface DeskChannels {
  readonly channels: readonly Channel[];
  readonly receivers: readonly KnownReceiver[];
  readonly switched: Acts;
  readonly rated: Acts;
  readonly judged: Acts;
}

export const readChannels = async ({ db, clock }: House): Promise<DeskChannels> => {
  const [channels, receivers] = await Promise.all([
    selectEveryChannel(db),
    selectEveryReceiver(db, dayStartOf(clock.now()), COUNTED),
  ]);
  const subjects = channels.map(({ id }) => `channel:${id}`);
  const [switched, rated, judged] = await Promise.all([
    latestActs(db, ['channel.active'], subjects),
    latestActs(db, ['channel.rate'], subjects),
    latestActs(
      db,
      ['receiver.health'],
      receivers.map(({ id }) => `receiver:${id}`),
    ),
  ]);
  return { channels, receivers, switched, rated, judged };
};
