import { permission } from '../permission.ts';
import { pickHost } from './pick-host.ts';

let picked: string | undefined;

/** Where pictures come from: the same host as long as the page lives, or each would be kept once for every host. */
export const pictureHost = (): string => {
  const { value } = permission.use.getState();
  if (value === null) return '';
  picked ??= pickHost(value.imageCDNs, Math.random());
  return picked;
};
