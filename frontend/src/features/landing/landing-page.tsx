import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { paths } from '../../shared/api/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { serif } from '../../shared/theme/typography.data.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { Plate, type PlateProps } from '../../kitchen/art/plates.tsx';
import { Header } from '../../shared/ui/page/header.tsx';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { Supper } from './supper.tsx';
import { Wall } from './wall.tsx';

const narrow = '@media (max-width: 699.95px)';

const Lead = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 600px) minmax(0, 1fr)',
  gap: 72,
  alignItems: 'center',
  overflow: 'hidden',
  paddingLeft: 'max(var(--gutter), calc((100vw - 1440px) / 2 + var(--gutter)))',
  [media.belowLg]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, .8fr)',
    gap: 40,
    paddingTop: 24,
    paddingBottom: 24,
  },
  [narrow]: {
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'stretch',
    gap: 26,
    padding: '0 var(--gutter) 44px',
  },
});
const Headline = styled('h1')({
  ...typeStyle('display'),
  [media.belowLg]: { fontSize: '4.25rem', lineHeight: '66px' },
  [narrow]: { fontSize: '3.625rem', lineHeight: '54px' },
});
const Words = styled('p')({
  margin: '26px 0 34px',
  maxWidth: '25em',
  fontFamily: serif,
  fontSize: '1.375rem',
  lineHeight: '33px',
  color: colour.ink2,
  textWrap: 'pretty',
  [narrow]: { margin: '16px 0 24px', fontSize: '1.1875rem', lineHeight: '28px' },
});
const Call = styled(Button)({ [narrow]: { width: '100%' } });
const Features = styled(PageWidth)({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 48,
  paddingTop: 72,
  paddingBottom: 88,
  [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
  [narrow]: { paddingTop: 44, paddingBottom: 52 },
});
const Feature = styled('section')({
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  gap: 22,
  // Side by side their headings stand on one line.
  alignItems: 'start',
  '& svg': { width: 116, height: 116 },
  '& h2': { ...typeStyle('h2'), fontSize: '1.625rem', lineHeight: '32px' },
  '& p': { marginTop: 6, color: colour.ink2, fontSize: '1.0625rem', lineHeight: '26px' },
  [media.belowLg]: { alignItems: 'center' },
  [narrow]: {
    gridTemplateColumns: '76px minmax(0, 1fr)',
    gap: 16,
    '& svg': { width: 76, height: 76 },
    '& h2': { fontSize: '1.375rem', lineHeight: '28px' },
    '& p': { fontSize: '1rem', lineHeight: '23px' },
  },
});
const End = styled('div')({
  padding: '88px var(--gutter)',
  textAlign: 'center',
  backgroundColor: colour.sunken,
  '& h2': { ...typeStyle('h1'), fontSize: '2.75rem', lineHeight: '48px', marginBottom: 26 },
  [narrow]: {
    padding: '60px var(--gutter)',
    '& h2': { fontSize: '2.125rem', lineHeight: '38px', marginBottom: 22 },
  },
});

const features: readonly { title: string; text: string; plate: PlateProps }[] = [
  {
    title: 'PDF Upload',
    text: 'A page you saved or a scan from a book. Ingredients land in columns, steps in order.',
    plate: { motif: 'olive', rim: 3 },
  },
  {
    title: 'Image Processing',
    text: 'Photograph a page or a clipping. We read it, you keep it.',
    plate: { motif: 'tomato', rim: 1 },
  },
  {
    title: 'URL Parsing',
    text: 'Paste a link from a site, Instagram or TikTok. The story stays behind, the recipe comes along.',
    plate: { motif: 'fish', rim: 2 },
  },
];

/** What Convivio is, for those who are not signed in: at `/`, at `/landing` and at every other address that only a cook can open. */
export function LandingPage() {
  const { signUp } = useSession();
  const call = (
    <Call variant="contained" color="secondary" size="large" onClick={() => void signUp()}>
      Sign Up to Get Started
    </Call>
  );
  return (
    <>
      <Header
        borderless
        keepActions
        actions={
          <Button component="a" href={paths.login.getHref(paths.home.getHref())}>
            Sign In
          </Button>
        }
      />
      <main>
        <Lead>
          <div>
            <Headline>Bring it all to the table</Headline>
            <Words>
              Convivio keeps every recipe you have, from a stained card to last night’s reel, and
              plans the dinner around them.
            </Words>
            {call}
          </div>
          <Wall />
        </Lead>
        <Features>
          {features.map(({ title, text, plate }) => (
            <Feature key={title}>
              <Plate {...plate} />
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            </Feature>
          ))}
        </Features>
        <Supper />
        <End>
          <h2>Your table is laid</h2>
          {call}
        </End>
      </main>
    </>
  );
}
