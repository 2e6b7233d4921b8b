const MOST_DAYS = 40;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

/** Days as they are typed or pasted, each once and in their order; undefined while one of them is none. */
export const readDays = (typed: string): string[] | undefined => {
  const days = [...new Set(typed.split(/[\s,;]+/u).filter((text) => text !== ''))].toSorted();
  return days.length > 0 && days.length <= MOST_DAYS && days.every(isDay) ? days : undefined;
};
