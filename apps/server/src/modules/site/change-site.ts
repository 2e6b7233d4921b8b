import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actorOf, latestAuditEntries, recordAudit } from '../audit/index.ts';
import {
  isSettingName,
  readFlags,
  readSettings,
  setFlag,
  setSetting,
  SETTING_NAMES,
} from '../settings/index.ts';
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

/** Gives a setting another value; the audit keeps the one before. */
export const changeSetting = async (
  { db }: AppContext,
  caller: StaffCaller,
  { name, value, reason }: Reasoned & { name: string; value: unknown },
): Promise<void> => {
  if (!isSettingName(name)) throw new BusinessError('not_found');
  const before = (await readSettings(db))[name];
  await transaction(db, async (tx) => {
    await setSetting(tx, name, value);
    const details = { before, value };
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'site.setting',
      subject: `setting:${name}`,
      reason,
      details,
    });
  });
};

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
  const [flags, settings, networks] = await Promise.all([readFlags(db), readSettings(db), listNetworks(db)]);
  const subjects = [
    ...flags.map(({ code }) => `flag:${code}`),
    ...SETTING_NAMES.map((name) => `setting:${name}`),
    ...networks.map(({ network }) => `network:${network}`),
  ];
  const changes = await latestAuditEntries(db, ['site.flag', 'site.setting', 'site.network'], subjects);
  return { flags, settings, networks, changes };
};
