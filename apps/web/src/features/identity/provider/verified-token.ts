/** Who may answer: a window, or any of the origin where the page does not know the window; and its origin. */
export interface Expected {
  origin: string;
  window: unknown;
}

type Heard = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

const LONGEST_TOKEN = 4096;

/** The token of a verified phone in a message, if it is one and comes from where it has to. */
export const verifiedToken = ({ origin, source, data }: Heard, expected: Expected): string | undefined => {
  if (origin !== expected.origin || (expected.window !== null && source !== expected.window))
    return undefined;
  const { type, idToken } = (data ?? {}) as { type?: unknown; idToken?: unknown };
  if (type !== 'phone-verified' || typeof idToken !== 'string') return undefined;
  return idToken === '' || idToken.length > LONGEST_TOKEN ? undefined : idToken;
};
