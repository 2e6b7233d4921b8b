import { Refusal } from '@hintha/platform';
import type { Settings } from '../settings/index.ts';

/** Refuses a page under a host that is not the site's; no list takes every host. */
export const checkDomain = ({ domainList }: Settings, url: string | undefined): void => {
  if (url === undefined || domainList.length === 0) return;
  const host = hostOf(url);
  if (host === undefined || !domainList.includes(host)) throw new Refusal('domain_invalid');
};

/** The host of an address or of a bare `host:port`, without its port. */
const hostOf = (url: string): string | undefined =>
  URL.parse(/^\w+:\/\//.test(url) ? url : `http://${url}`)?.hostname;
