/** Plain parts that every page shares, drawn with the tokens; they hold no words and know no call. */
export { BrandName, type BrandNameProps } from './brand/brand-name.tsx';
export { CoverTitle, type CoverTitleProps } from './brand/cover-title.tsx';
export { Crest, type CrestProps } from './brand/crest.tsx';
export { Logo, type LogoProps } from './brand/logo.tsx';
export { Octagon, type OctagonLook, type OctagonProps } from './brand/octagon.tsx';
export { classNames } from './class-names.ts';
export {
  Button,
  buttonClass,
  type ButtonLook,
  type ButtonProps,
  type ButtonShape,
} from './controls/button.tsx';
export { Field, type FieldProps } from './controls/field.tsx';
export { FieldFrame, type ControlAttributes, type FieldFrameProps } from './controls/field-frame.tsx';
export { csvOf } from './files/csv.ts';
export { saveFile } from './files/save-file.ts';
export { IconButton, type IconButtonProps } from './controls/icon-button.tsx';
export { PasswordField, type PasswordFieldProps } from './controls/password-field.tsx';
export { Tabs, type TabChoice, type TabsProps } from './controls/tabs.tsx';
export { EmptyState, type EmptyStateProps } from './display/empty-state.tsx';
export { Money, type MoneyProps } from './display/money.tsx';
export { Skeleton, type SkeletonProps } from './display/skeleton.tsx';
export { splitAmount, type AmountParts } from './display/split-amount.ts';
export { Tag, type TagLook, type TagProps } from './display/tag.tsx';
export { Icon, type IconProps } from './icons/icon.tsx';
export { ShellIcon } from './icons/shell-icon.tsx';
export type { IconName } from './icons/glyphs.ts';
export { fixPage } from './overlays/fix-page.ts';
export { Dialog, type DialogProps, type DialogSize } from './overlays/dialog.tsx';
export { ToastHost, type ToastHostProps } from './overlays/toast.tsx';
export { dismissToast, showToast, type ToastKind, type ToastOrder } from './overlays/toast-store.ts';
