// How well each thing fits, by its place; 0 does not. The loops run over ten thousand places for each word that is typed.

/** Whether anything fits at all. */
export const fitsAny = (fits: Uint8Array): boolean => {
  for (let place = 0; place < fits.length; place += 1) if ((fits[place] ?? 0) > 0) return true;
  return false;
};

/** What fits both, and how well together. */
export const fitsBoth = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const both = new Uint8Array(one.length);
  for (let place = 0; place < one.length; place += 1) {
    const fit = one[place] ?? 0;
    const beside = other[place] ?? 0;
    if (fit > 0 && beside > 0) both[place] = fit + beside;
  }
  return both;
};

/** What fits both, as well as the worse of the two. */
export const fitsLeast = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const least = new Uint8Array(one.length);
  for (let place = 0; place < one.length; place += 1) {
    const fit = one[place] ?? 0;
    const beside = other[place] ?? 0;
    least[place] = fit < beside ? fit : beside;
  }
  return least;
};

/** Takes over what fits better. */
export const keepBetter = (best: Uint8Array, fits: Uint8Array): void => {
  for (let place = 0; place < best.length; place += 1) {
    const fit = fits[place] ?? 0;
    if (fit > (best[place] ?? 0)) best[place] = fit;
  }
};
