import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import vectors from '../src/vectors.json' with { type: 'json' };
import { verifierPage } from './page.ts';

const page = verifierPage();
const script = /<script type="module">(.*)<\/script>/s.exec(page)?.[1] ?? '';

const claim = {
  'server-seed': vectors.serverSeed,
  commitment: vectors.commitment,
  'game-code': 'DICE',
  'client-seed': 'client-seed-A',
  nonce: '1',
  bounds: '10000',
};

/** Runs the page's own script over fields that hold the claim, and gives what it shows. */
const findingsOn = (fields: Record<string, string>): string => {
  const findings = { textContent: '' };
  const form = {
    addEventListener: (_: string, submit: (event: object) => void): void =>
      submit({ preventDefault: (): void => undefined }),
  };
  const getElementById = (id: string): object => ({ claim: form, findings })[id] ?? { value: fields[id] };
  runInNewContext(script, { document: { getElementById }, TextEncoder });
  return findings.textContent;
};

test('the page proves a true claim and shows its words and draws', () => {
  const findings = findingsOn(claim);
  expect(findings).toContain('fits the commitment');
  expect(findings).toMatch(/^draw 1 of 10000: 4077 \(words [0-9a-f]{8}\)$/m);
});

test('the page draws as often as there are bounds', () => {
  const findings = findingsOn({ ...claim, bounds: '32, 32,32 32' });
  expect(findings.match(/^draw \d of 32: /gm)).toHaveLength(4);
});

test.each([
  [{ 'server-seed': 'f'.repeat(64) }, 'NOT PROVED'],
  [{ 'server-seed': 'abc' }, 'not a server seed'],
  [{ 'client-seed': 'a:1' }, 'not a client seed'],
  [{ 'game-code': 'a:1' }, 'not a game code'],
  [{ nonce: '' }, 'not a nonce'],
  [{ bounds: '0' }, 'A bound is'],
])('the page tells what is wrong with %j', (change, finding) => {
  expect(findingsOn({ ...claim, ...change })).toContain(finding);
});

test('the page loads nothing', () => {
  expect(page).not.toMatch(/\b(?:src|href)=|^\s*import\b|\bfetch\(|https?:/m);
});
