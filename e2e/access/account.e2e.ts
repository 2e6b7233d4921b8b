// An account from its registration to its security, and a site that is shut, in one world.
import './account/sign-in.ts';
import './account/registration.ts';
import './account/fields.ts';
import './account/security.ts';
import './account/closed.ts';
