/** Lets whatever else waits be served before long work goes on. */
export const letOthers = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
