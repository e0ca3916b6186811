import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** Icons are 22 px in running size; 16 px ones (`small`) get a heavier stroke so that they weigh the same. */
interface IconProps extends Omit<SvgIconProps, 'fontSize'> {
  small?: boolean;
}

/** An icon of one stroked path on a 24 px grid, in the colour of its text. */
export function createIcon(name: string, path: string) {
  function Icon({ small = false, sx, ...props }: IconProps) {
    return (
      <SvgIcon
        {...props}
        sx={[
          {
            fontSize: small ? 16 : 22,
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: small ? 2 : 1.6,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        <path d={path} />
      </SvgIcon>
    );
  }
  Icon.displayName = `${name}Icon`;
  return Icon;
}
