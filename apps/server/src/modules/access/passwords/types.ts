export interface ChangeOrder {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}
