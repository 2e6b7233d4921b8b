import { createHmac } from 'node:crypto';

interface DemoArena {
  readonly code: string;
  readonly names: { readonly en: string; readonly my: string };
  /** Who declares its results; the two have keys of their own. */
  readonly declarators: readonly [referee: string, scorer: string];
}

const arena = (code: string, en: string, my: string): DemoArena => {
  const name = code.toLowerCase();
  return { code, names: { en, my }, declarators: [`${name}-referee`, `${name}-scorer`] };
};

/** The arenas of the demo world, which its feed plays and its operator knows. */
export const DEMO_ARENAS: readonly DemoArena[] = [
  arena('MANDALAY', 'Mandalay ring', 'မန္တလေး ကြက်ဝိုင်း'),
  arena('BAGO', 'Bago ring', 'ပဲခူး ကြက်ဝိုင်း'),
  arena('SHWEBO', 'Shwebo ring', 'ရွှေဘို ကြက်ဝိုင်း'),
];

/** The key of a declarator of the demo world, whose feed and operator share the key of the feed alone. */
export const demoDeclaratorKey = (feedKey: string, code: string): string =>
  createHmac('sha256', feedKey).update(`declarator ${code}`).digest('hex');
