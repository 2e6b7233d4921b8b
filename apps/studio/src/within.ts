/** What the promise gives, or undefined when that takes longer; the promise itself goes on. */
export const within = async <Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> => {
  const over = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => over.resolve(undefined), ms);
  try {
    return await Promise.race([promise, over.promise]);
  } finally {
    clearTimeout(timer);
  }
};
