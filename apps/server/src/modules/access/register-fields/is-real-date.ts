const ISO = 11;
const AMERICAN = 12;

const FORMS: Readonly<Partial<Record<number, RegExp>>> = {
  [ISO]: /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  [AMERICAN]: /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/,
};

/** Whether the calendar has the day that a date pattern accepts; the other patterns ask for no day. */
export const isRealDate = (patternId: number, value: string): boolean => {
  const form = FORMS[patternId];
  if (form === undefined) return true;
  const { year, month, day } = form.exec(value)?.groups ?? {};
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // Some engines read the 30th of February as a day in March.
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
};
