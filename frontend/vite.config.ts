import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { listsWorker } from './lists-worker-plugin.ts';

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

/** Packs each file once, as tight as Brotli can, beside itself: the gateway sends it so to every browser that reads it. */
const packFiles: Plugin = {
  name: 'pack-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!/\.(js|css|svg)$/.test(fileName)) continue;
        const source = brotliCompressSync(file.type === 'chunk' ? file.code : file.source);
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source });
      }
    },
  },
};

/**
 * Libraries that change less often than the app keep their own files in the browser's cache, and what
 * every page needs of them packs tighter in one.
 */
const libraries = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
  },
  {
    name: 'look',
    test: new RegExp(
      [
        String.raw`node_modules[\\/](@emotion|stylis|@mui[\\/](`,
        String.raw`system(?![\\/]useMediaQuery)|styled-engine|private-theming|`,
        String.raw`material[\\/](styles|Button|ButtonBase|SvgIcon|CssBaseline)))[\\/]`,
      ].join(''),
    ),
  },
  {
    name: 'graph',
    test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism|zen-observable-ts)[\\/]/,
  },
];

/**
 * What four parts of the app need comes in one file: apart, it would be many of a few hundred bytes. But
 * not what no page begins with: a text field brings 6 kB, a dialog 10 kB with what moves it and keeps the focus in it, menus their icons;
 * nor bars of progress, ticks, downloads, and units, which only those need who read.
 */
const own = {
  name: 'own',
  test: /src[\\/](shared|kitchen)[\\/](?!ui[\\/](controls[\\/](field|search-field)|surfaces[\\/](dialog|confirm-dialog|tinted-panel)|icons[\\/]menu-icons|loading[\\/]progress-bar)\.|shopping-list[\\/]round-tick|browser[\\/]download-file|units[\\/]unit-choice|storage[\\/]device-choice)/,
  minShareCount: 4,
};

export default defineConfig({
  plugins: [react(), preloadFonts, listsWorker, packFiles],
  resolve: {
    // Without this RxJS comes as ECMAScript 5, which is larger.
    conditions: ['es2015', ...defaultClientConditions],
    // The theme draws no ripple, and every page would begin with what draws one.
    alias: [
      { find: /^\.\/TouchRipple\.mjs$/, replacement: join(import.meta.dirname, 'no-ripple.ts') },
    ],
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/files', '/calendar', '/realms', '/app-config.json'].map((path) => [
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
    rolldownOptions: { output: { codeSplitting: { groups: [...libraries, own] } } },
  },
});
