import { businessDay } from '../../../business-day.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const OLDEST_YEAR = 1900;
const AGE = 18;

/** Whether the text is a day of the calendar, as `yyyy-MM-dd`, on which somebody alive may have been born. */
export const isBirthday = (text: string): boolean => {
  const [, year, , day] = DAY.exec(text) ?? [];
  const date = new Date(`${text}T00:00:00Z`);
  // The 30th of February would be read as a day in March.
  return Number(year) >= OLDEST_YEAR && !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
};

/** Whether who was born on the day is 18; a child of the 29th of February is so on the 1st of March. */
export const isOfAge = (birthday: string, now: Date): boolean => {
  const today = businessDay(now);
  return `${Number(birthday.slice(0, 4)) + AGE}${birthday.slice(4)}` <= today;
};
