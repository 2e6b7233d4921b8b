/** What a player sets once and finds again; kept on the device, so it may be missing or refused. */
export interface Settings {
  sound: boolean;
  turbo: boolean;
  /** The coin value last played, by game code. */
  coins: Record<string, string>;
  /** The language of the last opened game: the only hint before a session is open. */
  language: string | null;
}

const KEY = 'hintha-play';
const FIRST: Settings = { sound: true, turbo: false, coins: {}, language: null };

export const loadSettings = (): Settings => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...FIRST, ...stored } : { ...FIRST };
  } catch {
    // A frame without storage, or a value of another version: the first settings are good enough.
    return { ...FIRST };
  }
};

export const saveSettings = (settings: Settings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be closed to a frame; the settings then last as long as the page.
  }
};
