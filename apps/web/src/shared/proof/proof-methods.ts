export type ProofMethod = 'sms' | 'email' | 'authenticator';

/** What of an account decides how its owner can be proved. */
export interface Provable {
  hasPassword: boolean;
  hasAuthenticator: boolean;
  mobile: string;
  email: string;
}

/** The second factors that a change may be made with; an authenticator shuts the weaker ones. */
export const proofMethods = ({
  hasAuthenticator,
  mobile,
  email,
}: Omit<Provable, 'hasPassword'>): ProofMethod[] => {
  if (hasAuthenticator) return ['authenticator'];
  const methods: ProofMethod[] = [];
  if (mobile !== '') methods.push('sms');
  if (email !== '') methods.push('email');
  return methods;
};
