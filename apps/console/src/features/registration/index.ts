/** What the registration asks for: the fields of its form, each with its rule. */
export { RegistrationPage } from './registration-page.tsx';
