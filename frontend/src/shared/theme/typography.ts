import type { CSSProperties } from '@mui/material/styles';
import { media } from './media.ts';
import { sans, serif, typeRoles, type TypeRole, type TypeRoleName } from './typography.data.ts';

type OwnRole =
  | 'display'
  | 'title'
  | 'card'
  | 'lede'
  | 'step'
  | 'spoken'
  | 'ingredient'
  | 'amount'
  | 'label'
  | 'meta'
  | 'hint';

/* eslint-disable @typescript-eslint/no-empty-object-type -- an augmentation has to be an interface */
declare module '@mui/material/styles' {
  interface TypographyVariants extends Record<OwnRole, CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<OwnRole, CSSProperties>> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnRole, true> {}
}
/* eslint-enable @typescript-eslint/no-empty-object-type */

const rem = (px: number) => `${px / 16}rem`;

/** The styles of one role, for `styled` parts that are not a Typography. `small` adds to those below 600 px. */
export function typeStyle(name: TypeRoleName, small?: CSSProperties): CSSProperties {
  const role: TypeRole = typeRoles[name];
  return {
    fontFamily: role.face === 'serif' ? serif : sans,
    fontWeight: role.weight,
    fontSize: rem(role.size),
    lineHeight: role.line / role.size,
    letterSpacing: role.tracking ? `${role.tracking}em` : 0,
    ...(role.italic && { fontStyle: 'italic' }),
    ...(role.figures && { fontVariantNumeric: role.figures }),
    ...(role.wrap && { textWrap: role.wrap }),
    ...((role.small || small) && {
      [media.belowSm]: {
        ...(role.small && {
          fontSize: rem(role.small[0]),
          lineHeight: role.small[1] / role.small[0],
        }),
        ...small,
      },
    }),
  } as CSSProperties;
}

export const typography = {
  fontFamily: sans,
  ...(Object.fromEntries(
    Object.keys(typeRoles).map((name) => [name, typeStyle(name as TypeRoleName)]),
  ) as Record<TypeRoleName, CSSProperties>),
  button: { ...typeStyle('button'), textTransform: 'none' as const },
};
