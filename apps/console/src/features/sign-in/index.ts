/** The sign-in of the console: name and password, then a code of the authenticator, which is set up at the first time. */
export { SignInPage } from './sign-in-page.tsx';
