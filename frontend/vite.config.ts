import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** The gateway of a running stack, for `npm run dev`. */
const gateway = process.env['GATEWAY'] ?? 'http://localhost:8080';

const preloadedFonts = [/vollkorn-latin-wght-normal/, /figtree-latin-wght-normal/];

/** Both upright faces are on every page, so the browser fetches them before it has read the styles. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => preloadedFonts.some((font) => font.test(file)))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: '',
          },
          injectTo: 'head' as const,
        })),
  },
};

/** Its export map names only the build with warnings for developers. */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^react-router$/,
          replacement: join(
            dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
            'dist/production/index.mjs',
          ),
        },
      ],
    },
  }),
};

/** MUI brings ripple and spinner along with every button, which ours have not, and Emotion what its `withTheme` alone needs: together 5 kB on every first page. */
const leftOut =
  /(?:@mui\/material\/(?:ButtonBase\/TouchRipple|CircularProgress\/index)\.mjs|hoist-non-react-statics\/dist\/hoist-non-react-statics\.cjs\.js)$/;

const leaveOut: Plugin = {
  name: 'leave-out',
  apply: 'build',
  load: {
    filter: { id: leftOut },
    handler: (id) =>
      `export default function LeftOut() { throw new Error('${id.split('/').slice(-2).join('/')} is left out of the web app: see vite.config.ts'); }`,
  },
};

/** Libraries that change less often than the app keep their own files in the browser's cache, and what every page needs of them packs tighter in one. */
const libraries = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
  },
  {
    name: 'look',
    test: /node_modules[\\/](@emotion|stylis|@mui[\\/](system(?![\\/]useMediaQuery)|styled-engine|private-theming|material[\\/](styles|Button|ButtonBase|SvgIcon|CssBaseline)))[\\/]/,
  },
  {
    name: 'graph',
    test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism|zen-observable-ts)[\\/]/,
  },
];

/** What every page needs of our own: apart, it would be a dozen files of a few hundred bytes. */
const base = {
  name: 'base',
  test: /shared[\\/](theme|api[\\/](paths|rest)|session[\\/](access-token|login\.)|toasts[\\/]notify|browser[\\/]use-heading|lazy[\\/]lazy|ui[\\/](page|surfaces[\\/]tile)|drawing[\\/](pen|plate\.|pigments))/,
};

/** What every page of a signed-in cook needs. */
const cook = {
  name: 'cook',
  test: /src[\\/](app[\\/]member-frame|features[\\/]intake[\\/]intake-(provider|tab)|kitchen[\\/](labels|recipe[\\/]|recipe-card[\\/](leaf|skeletons)|servings[\\/]servings\.data)|features[\\/]library[\\/]reading[\\/]use-fresh|shared[\\/](api[\\/](live|sentence-of|use-live|error-kinds)|storage[\\/]web|browser[\\/]use-document|lazy[\\/]use|ui[\\/]controls[\\/](icon-action|segments|tooltip)))/,
};

export default defineConfig({
  plugins: [react(), preloadFonts, routerForProduction, leaveOut],
  // Without this RxJS comes as ECMAScript 5, which is larger.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/files', '/realms', '/app-config.json'].map((path) => [
        path,
        { target: gateway },
      ]),
    ),
  },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // Every browser of that baseline knows it.
    modulePreload: { polyfill: false },
    // Fonts and icons stay files of their own, so that the page policy needs no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [...libraries, base, cook] } } },
  },
});
