// An account from its registration to its security, what asks for one, and a site that is shut; all in one world.
import './account/sign-in.ts';
import './account/gates.ts';
import './account/registration.ts';
import './account/fields.ts';
import './account/security.ts';
import './account/closed.ts';
