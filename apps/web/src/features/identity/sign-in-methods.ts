/** The ways an account signs in or registers: by name or by phone number. */
export type SignInMethod = 'username' | 'mobile';

type Flags = ReadonlySet<string> | null;

/** The ways to log in; that by mobile number is an extra that the server switches on. */
export const loginMethods = (flags: Flags): SignInMethod[] =>
  flags?.has('MOBILEVERCODELOGIN3') === true ? ['username', 'mobile'] : ['username'];

/** The ways to open an account. While the flags are unknown the form by name stands, and the server has the last word. */
export const registerMethods = (flags: Flags): SignInMethod[] => {
  const methods: SignInMethod[] = [];
  if (flags === null || flags.has('USERNAMEREG3')) methods.push('username');
  if (flags?.has('MOBILENUMREG3') === true) methods.push('mobile');
  return methods;
};

/** The method that was asked for if it is there, else the first. */
export const chooseMethod = (methods: readonly SignInMethod[], wished: SignInMethod | null): SignInMethod =>
  wished !== null && methods.includes(wished) ? wished : (methods[0] ?? 'username');

/** What a remembered login was made with, as a method. */
export const methodOfType = (type: string): SignInMethod => (type === 'username' ? 'username' : 'mobile');
