/** What both sides agree on before the first call. */
export interface DialectSetup {
  /** As the trade calls it. */
  readonly name: string;
  /** One secret that both sides sign with, or a pair of keys for each side. */
  readonly signing: 'shared_secret' | 'key_pair';
  /** What the vendor may know the operator by. */
  readonly isOperatorId: (text: string) => boolean;
  /** Whether the text is a public key that the vendor's calls can be verified with. */
  readonly isVendorKey: (pem: string) => boolean;
}
