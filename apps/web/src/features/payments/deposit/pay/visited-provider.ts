const KEY = 'depositAtProvider';

/** Goes to the provider's page in this tab, and keeps whose payment the member makes there. */
export const visitProvider = (id: string, payUrl: string): void => {
  keepVisited(id);
  location.assign(payUrl);
};

/** Keeps, in this tab, whose payment the member goes to make at the provider. */
export const keepVisited = (id: string): void => sessionStorage.setItem(KEY, id);

/** The deposit that the member comes back from; told once. */
export const takeVisited = (): string | null => {
  const id = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return id;
};

let ordered: string | null = null;

/** Keeps which order has just been made: who pressed for it wants to pay it. */
export const keepOrdered = (id: string): void => {
  ordered = id;
};

/** Whether the order has just been made; told once, so that who comes back to it later is not sent away. */
export const takeOrdered = (id: string): boolean => {
  const isJustMade = ordered === id;
  if (isJustMade) ordered = null;
  return isJustMade;
};
