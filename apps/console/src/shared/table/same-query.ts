const sorted = (query: string): string => {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
};

/** Whether two filters as they stand in addresses say the same, in whatever order. */
export const sameQuery = (one: string, other: string): boolean => sorted(one) === sorted(other);
