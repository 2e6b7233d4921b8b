/** A number from 0 on below another by the chance of the browser, for picks alone. */
export const anyBelow = (below: number): number => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word % below;
};
