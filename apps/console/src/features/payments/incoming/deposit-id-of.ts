const ORDER = /^D\d{8}0*([1-9]\d{0,17})$/i;
const ID = /^[1-9]\d{0,17}$/;

/** The id of the deposit that somebody names by its order number, `D20261122000017`, or by the id itself. */
export const depositIdOf = (text: string): string | null => {
  const named = text.trim();
  return ORDER.exec(named)?.[1] ?? (ID.test(named) ? named : null);
};
