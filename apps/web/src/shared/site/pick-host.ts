/**
 * The origin of one of the hosts, by a chance from 0 to below 1; empty, which is this site itself, when there is none
 * that a page may load from.
 */
export const pickHost = (hosts: readonly string[], chance: number): string => {
  const origins = hosts.filter((host) => host.startsWith('https://')).map((host) => new URL(host).origin);
  return origins[Math.floor(chance * origins.length)] ?? '';
};
