/** The way in: login, registration and the warning that a real account is needed. */
export { LoginModal } from './login-modal.tsx';
export { RealAccountModal } from './real-account-modal.tsx';
export { RegisterModal } from './register/register-modal.tsx';
