import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface DemoAccount {
  readonly account: string;
  readonly password: string;
  readonly note: string;
}

function isAccount(value: unknown): value is DemoAccount {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['account', 'password', 'note'].every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

/** The sign-ins that the demo world came with, one to a line; none when there is no demo world. */
export function demoAccountLines(dataDir: string): string[] {
  const file = join(dataDir, 'demo-accounts.json');
  if (!existsSync(file)) return [];
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const accounts = Array.isArray(written) ? written.filter(isAccount) : [];
  const width = (key: 'account' | 'password'): number => Math.max(...accounts.map((one) => one[key].length));
  return accounts.map(
    (one) =>
      `${one.account.padEnd(width('account'))}  ${one.password.padEnd(width('password'))}  ${one.note}`,
  );
}
