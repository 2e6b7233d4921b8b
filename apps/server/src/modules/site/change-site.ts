import { type StaffCaller, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actorOf, latestAuditEntries, recordAudit } from '../audit/index.ts';
import { readFlags, setFlag } from '../settings/index.ts';
import { listNetworks } from './network-store.ts';
import { removeNetwork, setNetwork } from './set-network.ts';

interface Reasoned {
  reason: string;
}

/** Switches a feature of the site. */
export const changeFlag = (
  { db }: AppContext,
  caller: StaffCaller,
  { code, enabled, reason }: Reasoned & { code: string; enabled: boolean },
): Promise<void> =>
  transaction(db, async (tx) => {
    await setFlag(tx, code, enabled);
    const details = { enabled };
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'site.flag',
      subject: `flag:${code}`,
      reason,
      details,
    });
  });

/** Gives a network a rule of its own, or takes it away where there is none to give. */
export const changeNetwork = (
  { db }: AppContext,
  caller: StaffCaller,
  { network, rule, reason }: Reasoned & { network: string; rule: string | null },
): Promise<void> =>
  transaction(db, async (tx) => {
    if (rule === null) await removeNetwork(tx, network);
    else await setNetwork(tx, network, rule);
    const details = { rule };
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'site.network',
      subject: `network:${network}`,
      reason,
      details,
    });
  });

/** What of the site can be changed, as it stands, and what of it was changed last by whom. */
export const readSite = async ({ db }: AppContext) => {
  const [flags, networks] = await Promise.all([readFlags(db), listNetworks(db)]);
  const subjects = [
    ...flags.map(({ code }) => `flag:${code}`),
    ...networks.map(({ network }) => `network:${network}`),
  ];
  const changes = await latestAuditEntries(db, ['site.flag', 'site.network'], subjects);
  return { flags, networks, changes };
};
