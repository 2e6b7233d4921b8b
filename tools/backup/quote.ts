/** A name as SQL takes it, whatever stands in it. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const quoteTable = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${quote(schema)}.${quote(name)}`;
