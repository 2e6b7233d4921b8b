const KEY = 'depositAtProvider';

/** Keeps, in this tab, whose payment the member goes to make at the provider. */
export const keepVisited = (id: string): void => sessionStorage.setItem(KEY, id);

/** The deposit that the member comes back from; told once. */
export const takeVisited = (): string | null => {
  const id = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return id;
};
