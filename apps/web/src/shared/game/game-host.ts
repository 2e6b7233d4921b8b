import { permission } from '../permission.ts';
import { pickHost } from '../site/pick-host.ts';

let picked: string | undefined;

const gameHost = (): string => {
  const { value } = permission.use.getState();
  if (value === null) return '';
  picked ??= pickHost(value.launchGameCDNs, Math.random());
  return picked;
};

/** The address of a game at the host that this page has picked, or as its vendor gave it where there is none. */
export const atGameHost = (address: string): string => {
  const host = gameHost();
  if (host === '' || !URL.canParse(address)) return address;
  const { pathname, search, hash } = new URL(address);
  return `${host}${pathname}${search}${hash}`;
};

export const isGameHost = (origin: string): boolean => origin !== '' && origin === picked;

/** From now on games come from their vendors, as long as the page lives. */
export const dropGameHost = (): void => {
  picked = '';
};
