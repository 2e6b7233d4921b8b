import { drawIcon, type DrawnIconProps } from './draw-icon.tsx';
import { GLYPHS, type IconName } from './glyphs.ts';

export type IconProps = DrawnIconProps<IconName>;

/** Any icon; what brings it brings all of them. */
export const Icon = (props: IconProps) => drawIcon(GLYPHS[props.name], props);
