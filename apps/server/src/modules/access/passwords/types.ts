export interface ChangeOrder {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
  /** The code of a second factor, where the change asks for one. */
  verificationCode: string;
}
