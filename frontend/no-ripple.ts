/** Stands in the build for the ripples of buttons, which the theme never draws. */
export default function NoRipple(): null {
  return null;
}
