/** What is asked for, with the id by which the server takes two of them for one. */
export type OpenRequest<Asked> = Asked & { requestId: string };

const isSame = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(one).every((key) => one[key] === other[key]);

/**
 * The request to send: the earlier one when no answer has come to it and it asks for the same, so that the server does
 * it once whatever became of it; else a new one.
 */
export const requestFor = <Asked extends Readonly<Record<string, string>>>(
  asked: Asked,
  unanswered: OpenRequest<Asked> | null,
  newId: () => string,
): OpenRequest<Asked> =>
  unanswered !== null && isSame(asked, unanswered) ? unanswered : { ...asked, requestId: newId() };
