import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { arrival, CHUNK_TIMEOUT_MS, page } from './load-page.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const broken = async () => {
  throw new TypeError('no such file');
};

test('a page group that comes is handed on', async () => {
  expect(await arrival(async () => 'group')).toBe('group');
});

test('ERRORS-002: a group that the server no longer has is missing', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await expect(arrival(broken)).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'missing' });
});

test('ERRORS-002: a group that breaks off with the line is an error', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(arrival(broken)).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'error' });
});

test('ERRORS-002: after 120 seconds it is a timeout', async () => {
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  vi.useFakeTimers();
  const outcome = arrival(async () => new Promise<never>(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
  expect(await outcome).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' });
});

const loadGroup = async () => Promise.resolve({ One: () => 'one', Other: () => 'other' });

test('another part of a group that is there is drawn at once', async () => {
  await page(loadGroup, ({ One }) => One).fetch();
  const { Part } = page(loadGroup, ({ Other }) => Other);
  expect(renderToStaticMarkup(createElement(Part))).toBe('other');
});
