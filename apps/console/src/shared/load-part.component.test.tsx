import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../test/draw-page.tsx';
import { loadPart, watchStyles } from './load-part.ts';
import { late } from '../app/pages/page-line.ts';

const ALARMS = { success: true, message: '', code: 'ok', value: { alarms: [] } };

type Load = () => Promise<() => string>;

const page: Load = async () => () => 'the page';
const gone: Load = () => Promise.reject(new TypeError('no such file'));

/** A server that is away for so many looks. */
const beAway = (looks: number) => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json(ALARMS)));
  for (let look = 0; look < looks; look += 1)
    fetch.mockImplementationOnce(() => Promise.reject(new TypeError('no line')));
  vi.stubGlobal('fetch', fetch);
};

/** A link to a style that has neither come nor failed. */
const styleOf = (href: string): HTMLLinkElement => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  return document.head.appendChild(link);
};

beforeEach(() => {
  // No style is loaded here, and each that is asked for counts as come.
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
  };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});

afterEach(() => void vi.useRealTimers());

test('a page whose code does not come while the server is away comes once it is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  beAway(3);
  const load = vi
    .fn<Load>(page)
    .mockImplementationOnce(gone)
    .mockImplementationOnce(gone)
    .mockImplementationOnce(gone);
  const Page = late(load);
  drawPage(
    <Suspense fallback="on its way">
      <Page />
    </Suspense>,
    { path: '/late' },
  );
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.queryByText('the page')).toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  await screen.findByText('the page');
});

test('code that a server which answers no longer has is given up after two tries', async () => {
  beAway(0);
  const load = vi.fn<Load>(gone);
  await expect(loadPart(load, 1)).rejects.toThrow('no such file');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a style that did not come is asked for again, and one on its way for another page is left to it', async () => {
  watchStyles();
  const onItsWay = styleOf('/another-page.css');
  const failed = styleOf('/this-page.css');
  failed.dispatchEvent(new Event('error'));
  await loadPart(page);
  expect(failed.isConnected).toBe(false);
  expect(onItsWay.isConnected).toBe(true);
  onItsWay.remove();
});
