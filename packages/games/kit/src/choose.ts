/** How many sets of k there are among n; 0 where there is none. Exact while the answer is below 2^53. */
export const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let sets = 1;
  for (let taken = 1; taken <= Math.min(k, n - k); taken += 1) sets = (sets * (n - taken + 1)) / taken;
  return sets;
};
