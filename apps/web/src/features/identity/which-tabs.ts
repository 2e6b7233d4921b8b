/** By what an account is known at the door. */
export type Door = 'username' | 'mobile';

type Flags = ReadonlySet<string> | null;

/** The ways to log in; that by mobile number is an extra that the house switches on. */
export const loginDoors = (flags: Flags): Door[] =>
  flags?.has('MOBILEVERCODELOGIN3') === true ? ['username', 'mobile'] : ['username'];

/** The ways to open an account. While the flags are unknown the form by name stands, and the house has the last word. */
export const registerDoors = (flags: Flags): Door[] => {
  const doors: Door[] = [];
  if (flags === null || flags.has('USERNAMEREG3')) doors.push('username');
  if (flags?.has('MOBILENUMREG3') === true) doors.push('mobile');
  return doors;
};

/** The door that was asked for if it is there, else the first. */
export const openDoor = (doors: readonly Door[], wished: Door | null): Door =>
  wished !== null && doors.includes(wished) ? wished : (doors[0] ?? 'username');

/** What a remembered login was made with, as a door. */
export const doorOfType = (type: string): Door => (type === 'username' ? 'username' : 'mobile');
