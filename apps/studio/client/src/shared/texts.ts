/** Puts values into a message's `{{name}}` places; a place without a value stays visible, to be noticed. */
export const fill = (message: string, values: Record<string, string | number>): string =>
  message.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  );
