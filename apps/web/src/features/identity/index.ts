/** The way in: login, registration, a new password, and the warning that a real account is needed. */
export { ForgotModal } from './forgot/forgot-modal.tsx';
export { ChangePasswordModal } from './new-password/change-password-modal.tsx';
export { LoginModal } from './login/login-modal.tsx';
export { RealAccountModal } from './real-account-modal.tsx';
export { RegisterModal } from './register/register-modal.tsx';
export { WelcomeDialog } from './register/welcome-dialog.tsx';
