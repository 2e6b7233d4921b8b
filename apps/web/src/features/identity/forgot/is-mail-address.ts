/** Whether a text has the form of a mail address; whether it is one, only a mail can tell. */
export const isMailAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
