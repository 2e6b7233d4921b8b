/** The numbers of games that the browser keeps under a key; none when something else stands there. */
export const readIds = (key: string): ReadonlySet<number> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id)) : []);
  } catch {
    return new Set();
  }
};

export const keepIds = (key: string, ids: ReadonlySet<number>): void =>
  localStorage.setItem(key, JSON.stringify([...ids]));
