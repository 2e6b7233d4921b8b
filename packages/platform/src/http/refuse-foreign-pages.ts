import type { Http } from './open-http.ts';

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const OWN = new Set(['same-origin', 'none']);

/**
 * Refuses calls that a page of another origin has a browser make. A form needs no leave to be sent across, with
 * pictures too, and would act in the network of whoever looks at that page. Browsers say which page it is
 * (`Sec-Fetch-Site`) and let no page say otherwise; other programs, such as those of vendors, say nothing.
 */
export const refuseForeignPages = (http: Http): void => {
  http.addHook('onRequest', async ({ method, headers }) => {
    const site = headers['sec-fetch-site'];
    if (!CHANGES.has(method) || site === undefined || OWN.has(String(site))) return;
    throw Object.assign(new Error('a page of another origin'), { statusCode: 400 });
  });
};
