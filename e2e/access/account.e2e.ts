// An account from its registration to its security, in one world.
import './account/sign-in.ts';
import './account/registration.ts';
import './account/security.ts';
