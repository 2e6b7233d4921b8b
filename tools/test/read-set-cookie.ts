type Headers = Readonly<Record<string, string | string[] | number | undefined>>;

/** What an answer has the browser keep under a name, as the header says it; empty where it says nothing of it. */
export const readSetCookie = (headers: Headers, name: string): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
