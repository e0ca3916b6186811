/** The one style sheet of the login's pages. Inlined, so that a page is one answer and its policy can name it by hash. */
export function pageStyle(assets: string): string {
  return [fonts(assets), TOKENS, BASE, FORM, SMALL].join('\n').replace(/\n\s*/g, ' ').trim();
}

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, ' +
  'U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, ' +
  'U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, ' +
  'U+A720-A7FF';

const fonts = (assets: string) =>
  [
    ['Vollkorn', 'vollkorn', '400 900'],
    ['Figtree', 'figtree', '300 900'],
  ]
    .flatMap(([family, file, weight]) =>
      [
        ['latin', LATIN],
        ['latin-ext', LATIN_EXT],
      ].map(
        ([subset, range]) => `
@font-face {
  font-family: '${family} Variable';
  src: url(${assets}/${file}-${subset}-wght-normal.woff2) format('woff2');
  font-weight: ${weight}; font-display: swap; unicode-range: ${range};
}`,
      ),
    )
    .join('');

const TOKENS = `
:root {
  color-scheme: light dark;
  --page: #FBFAF6; --surface: #FFFFFF; --sunken: #F3F1EA;
  --ink: #1A1F2E; --ink-2: #535766; --ink-3: #666975; --line: #E3E0D6; --control: #87857C;
  --cobalt: #23459F; --cobalt-hover: #1A357F; --cobalt-tint: #E8EDF9; --on-cobalt: #FFFFFF; --outline: #6F83C6;
  --lemon: #F4C63A; --lemon-hover: #E7B41F; --on-lemon: #1A1F2E; --tomato: #B3281D; --tomato-tint: #FBE6E1;
  --art: none; --gutter: 64px; --header: 72px;
  --serif: 'Vollkorn Variable', Georgia, serif; --sans: 'Figtree Variable', system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) { :root {
  --page: #14161C; --surface: #1D2028; --sunken: #0F1116;
  --ink: #F3EFE6; --ink-2: #BDB9B0; --ink-3: #9B9890; --line: #2F333E; --control: #787C88;
  --cobalt: #A9BDF6; --cobalt-hover: #C3D1FA; --cobalt-tint: #232C4A; --on-cobalt: #131A33; --outline: #6A7FC8;
  --lemon-hover: #FFD65C; --tomato: #F79C8E; --tomato-tint: #3B1F1C;
  --art: brightness(.93);
} }
@media (max-width: 1199px) { :root { --gutter: 40px; } }
@media (max-width: 899px) { :root { --gutter: 24px; --header: 60px; } }
@media (max-width: 599px) { :root { --gutter: 16px; --header: 56px; } }`;

const BASE = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--page); color: var(--ink); font: 400 16px/1.55 var(--sans);
  -webkit-font-smoothing: antialiased; text-rendering: optimizeLegibility;
}
h1, p { margin: 0; } p { text-wrap: pretty; } a { color: inherit; text-decoration: none; }
button, input { font: inherit; color: inherit; margin: 0; }
:focus-visible { outline: 2px solid var(--cobalt); outline-offset: 3px; border-radius: 4px; }
.i {
  width: 22px; height: 22px; flex: none; display: block; fill: none; stroke: currentColor;
  stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round;
}
.auth { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); min-height: 100vh; }
.side { display: grid; grid-template-rows: auto 1fr auto; padding: 0 var(--gutter) 24px; }
.side > header { display: flex; align-items: center; height: var(--header); }
.logo { display: flex; align-items: center; gap: 10px; font: 600 27px/1 var(--serif); letter-spacing: -.012em; }
.logo span { transform: translateY(1px); }
.slice { display: block; width: 34px; height: 34px; }
.scene { position: sticky; top: 0; height: 100vh; overflow: hidden; background: #2A4BA0; }
.scene svg { display: block; width: 100%; height: 100%; filter: var(--art); }
main { width: min(400px, 100%); margin: auto; padding: 16px 0 32px; }
h1 { font: 560 50px/54px var(--serif); letter-spacing: -.02em; text-wrap: balance; font-variant-numeric: lining-nums; }
.sub { margin: 8px 0 26px; font: 400 19px/28px var(--serif); color: var(--ink-2); }
.lk { color: var(--cobalt); font-weight: 550; } .lk:hover { text-decoration: underline; text-underline-offset: 3px; }
.swapl { margin-top: 24px; color: var(--ink-2); }
small { display: block; font-size: 14px; line-height: 20px; color: var(--ink-3); }`;

const FORM = `
.f { margin-bottom: 16px; }
label { display: block; margin-bottom: 6px; font: 550 14px/18px var(--sans); }
input {
  display: block; width: 100%; height: 52px; padding: 0 16px; border: 0; border-radius: 12px;
  background: var(--surface); box-shadow: inset 0 0 0 1px var(--control); font-size: 16px;
}
input[aria-invalid] { box-shadow: inset 0 0 0 2px var(--tomato); }
input:focus-visible { outline: 2px solid var(--cobalt); outline-offset: -2px; border-radius: 12px; box-shadow: none; }
input[aria-invalid]:focus-visible { outline-offset: 3px; box-shadow: inset 0 0 0 2px var(--tomato); }
.names { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 12px; }
.hint { margin-top: 6px; font-size: 13.5px; line-height: 18px; color: var(--ink-2); }
.hint.e { display: flex; gap: 6px; color: var(--tomato); }
.hint.e .i { width: 16px; height: 16px; margin-top: 1px; }
.note {
  display: flex; gap: 12px; align-items: flex-start; margin-bottom: 20px; padding: 14px 16px;
  border-radius: 12px; background: var(--tomato-tint); font-size: 15px; line-height: 22px;
}
.note .i { color: var(--tomato); } .note p { flex: 1; } .note b { font-weight: 600; }
.btn {
  display: flex; align-items: center; justify-content: center; width: 100%; height: 52px;
  margin-top: 22px; padding: 0 18px; border: 0; border-radius: 999px; background: var(--cobalt);
  color: var(--on-cobalt); font: 550 16px/1 var(--sans); cursor: pointer;
  transition: background 120ms;
}
.btn:hover { background: var(--cobalt-hover); } .btn:focus-visible { border-radius: 999px; }
.btn.lemon { background: var(--lemon); color: var(--on-lemon); box-shadow: inset 0 0 0 2px var(--on-lemon); }
.btn.lemon:hover { background: var(--lemon-hover); }
.btn.line { margin-top: 12px; background: none; color: var(--cobalt); box-shadow: inset 0 0 0 1.5px var(--outline); }
.btn.line:hover { background: var(--cobalt-tint); }
@media (prefers-reduced-motion: reduce) { .btn { transition: none; } }
@media (forced-colors: active) { input, .btn { border: 1px solid; } }`;

const SMALL = `
@media (max-width: 899px) {
  .auth { display: block; }
  .scene { position: absolute; top: var(--header); left: 0; right: 0; height: 124px; }
  .side > header { margin-bottom: 124px; }
  .slice { width: 30px; height: 30px; } .logo { font-size: 24px; }
  h1 { font-size: 36px; line-height: 40px; } .sub { margin: 4px 0 18px; font-size: 18px; line-height: 26px; }
  main { padding: 20px 0 16px; } .f { margin-bottom: 12px; } .btn { margin-top: 18px; } .btn.line { margin-top: 12px; }
}`;
