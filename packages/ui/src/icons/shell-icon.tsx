import { drawIcon, type DrawnIconProps } from './draw-icon.tsx';
import { SHELL_GLYPHS, type ShellIconName } from './shell-glyphs.ts';

/** An icon of what comes with the script of the shell, which the other icons do not. */
export const ShellIcon = (props: DrawnIconProps<ShellIconName>) => drawIcon(SHELL_GLYPHS[props.name], props);
