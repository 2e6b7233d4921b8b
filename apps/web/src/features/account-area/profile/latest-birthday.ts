const ADULT_AGE = 18;

// A locale that writes dates as date fields do.
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Yangon', dateStyle: 'short' });

/** The last day, as `yyyy-MM-dd`, on which somebody who is of age now in Yangon can have been born. */
export const latestBirthday = (now: number): string => {
  const [year = '', ...rest] = DAY.format(now).split('-');
  return [String(Number(year) - ADULT_AGE), ...rest].join('-');
};
