import { type Database, BusinessError, type Transaction } from '@hintha/platform';
import { deleteNetwork, listNetworks, putNetwork } from './network-store.ts';
import { holds, type Network, parseNetwork } from './parse-address.ts';

/** What a network has in place of the rule of its country; null where it has nothing of its own. */
interface Rule {
  readonly verdict: 'allow' | 'block' | null;
  readonly country: string | null;
}

export type NetworkRule = Network & Rule;

/** The networks with a rule of their own, the narrowest first. */
export const readNetworks = async (db: Database): Promise<NetworkRule[]> =>
  (await listNetworks(db))
    .flatMap(({ network, rule }) => {
      const parsed = parseNetwork(network);
      return parsed === undefined ? [] : [{ ...parsed, ...readRule(rule) }];
    })
    .toSorted((one, other) => other.bits - one.bits);

const readRule = (text: string): Rule =>
  text === 'allow' || text === 'block' ? { verdict: text, country: null } : { verdict: null, country: text };

/** The rule of the narrowest network that holds the address. */
export const findRule = (networks: readonly NetworkRule[], address: bigint): Rule =>
  networks.find((network) => holds(network, address)) ?? { verdict: null, country: null };

const RULE = /^(?:allow|block|[A-Z]{2})$/;

/** Gives a network a rule of its own: `allow`, `block`, or a country of two letters. */
export const setNetwork = async (
  on: Database | Transaction,
  network: string,
  rule: string,
): Promise<void> => {
  const wrong = [
    ...(parseNetwork(network) === undefined ? ['network'] : []),
    ...(RULE.test(rule) ? [] : ['rule']),
  ];
  if (wrong.length > 0)
    throw new BusinessError('bad_request', { fields: wrong.map((field) => ({ field, problem: 'invalid' })) });
  await putNetwork(on, { network, rule });
};

/** Takes the rule of a network away. */
export const removeNetwork = async (on: Database | Transaction, network: string): Promise<void> => {
  if (parseNetwork(network) === undefined || !(await deleteNetwork(on, network)))
    throw new BusinessError('not_found');
};
