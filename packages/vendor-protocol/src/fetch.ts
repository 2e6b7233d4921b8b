/** What goes out: the bytes and, in a header, the signature over them. */
export interface SignedRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly redirect: 'error';
  readonly signal: AbortSignal;
}

/** The part of the web's `fetch` that a client needs. */
export type Fetch = (url: string, request: SignedRequest) => Promise<Response>;
