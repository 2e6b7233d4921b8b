import { BusinessError, Stopped } from '@hintha/platform';
import { listNetworks, removeNetwork, setNetwork } from '../modules/site/index.ts';
import type { OperatorContext } from './operator-context.ts';

export const NETWORK_HELP = `  network
  network set 203.0.113.0/24 allow|block|MM
  network remove 203.0.113.0/24
      Lists, sets and removes networks that are let in, shut out or counted to a country, whatever the table of
      countries says; the narrowest network that holds an address decides.`;

/** Lists, sets and removes the networks with a rule of their own. */
export const network = async ({ db }: OperatorContext, given: string[]): Promise<string> => {
  if (given.length > 0) await change(db, given);
  const rules = await listNetworks(db);
  if (rules.length === 0) return 'No network has a rule of its own.';
  return rules.map((one) => `${one.network} ${one.rule}`).join('\n');
};

const change = async (
  db: OperatorContext['db'],
  [verb, cidr = '', rule, ...rest]: string[],
): Promise<void> => {
  try {
    if (verb === 'set' && rule !== undefined && rest.length === 0) await setNetwork(db, cidr, rule);
    else if (verb === 'remove' && rule === undefined) await removeNetwork(db, cidr);
    else throw new Stopped(NETWORK_HELP);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    const why =
      error.code === 'not_found' ? `There is no rule for ${cidr}.` : 'That is no network, or no rule.';
    throw new Stopped(`${why}\n\n${NETWORK_HELP}`, { cause: error });
  }
};
