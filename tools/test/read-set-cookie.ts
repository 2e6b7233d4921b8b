/** What an answer has the browser keep under a name, as the header says it; empty where it says nothing of it. */
export const readSetCookie = (headers: Readonly<Record<string, unknown>>, name: string): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
