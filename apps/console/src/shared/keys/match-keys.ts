/** `a`, `g d` (one after the other), `Escape`, `mod+k`. */
export interface KeyBinding {
  readonly keys: string;
  /** What it does, for the list of keys. */
  readonly name: string;
  readonly run: () => void;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const LATIN = /^[a-z]$/i;
const LETTER = /^Key([A-Z])$/;

/** The name of a pressed key; under a Burmese layout a letter counts by its place. */
export const nameKey = ({ key, code, ctrlKey, metaKey, altKey }: Pressed): string => {
  const placed = LETTER.exec(code)?.[1];
  const isOther = key.length === 1 && !LATIN.test(key) && placed !== undefined;
  const name = isOther ? placed.toLowerCase() : LATIN.test(key) ? key.toLowerCase() : key;
  if (altKey) return `alt+${name}`;
  return ctrlKey || metaKey ? `mod+${name}` : name;
};

/** The binding that the keys pressed one after the other mean, `more` when one begins so, null when none does. */
export const matchKeys = (
  pressed: readonly string[],
  bindings: readonly KeyBinding[],
): KeyBinding | 'more' | null => {
  const text = pressed.join(' ');
  const found = bindings.findLast(({ keys }) => keys === text);
  if (found !== undefined) return found;
  return bindings.some(({ keys }) => keys.startsWith(`${text} `)) ? 'more' : null;
};
