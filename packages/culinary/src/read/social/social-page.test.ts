import { expect, test } from '@jest/globals';
import { readOembed, readSocialPage } from './social-page.ts';

const caption =
  'Ten minute noodles\n\n200 g noodles\n1 tbsp miso\n\nBoil the noodles. Stir in the miso.';
const instagram = 'https://www.instagram.com/p/CxYz12345/';
const tiktok = 'https://www.tiktok.com/@noodle.cook/video/7300000000000000001';
const json = (value: unknown) => JSON.stringify(value).replaceAll('</', '<\\/');

const media = {
  code: 'CxYz12345',
  caption: { text: caption },
  user: { username: 'noodle.cook', full_name: 'Noodle Cook' },
  image_versions2: { candidates: [{ url: 'https://cdn.example/n.jpg' }] },
};
const older = {
  shortcode: 'CxYz12345',
  edge_media_to_caption: { edges: [{ node: { text: caption } }] },
  owner: { username: 'noodle.cook' },
  display_url: 'https://cdn.example/n.jpg',
};
const wanted = {
  caption,
  author: 'noodle.cook',
  imageUrl: 'https://cdn.example/n.jpg',
  loginWall: false,
};

test.each([
  [
    'the data of the web program',
    '<script type="application/json" data-sjs>' +
      json({
        require: [
          [
            'X',
            'handle',
            null,
            [
              {
                __bbox: {
                  result: { data: { xdt_api__v1__media__shortcode__web_info: { items: [media] } } },
                },
              },
            ],
          ],
        ],
      }) +
      '</script>',
  ],
  [
    'shared data',
    `<script>window._sharedData = ${json({ entry_data: { PostPage: [{ graphql: { shortcode_media: older } }] } })};</script>`,
  ],
  [
    'data handed to a function',
    `<script>window.__additionalDataLoaded('/p/CxYz12345/',${json({ graphql: { shortcode_media: older } })});</script>`,
  ],
  [
    'JSON inside a string',
    '<script>requireLazy(["x"], {"contextJSON": ' +
      `${json(json({ context: { media: older } }))}})</script>` +
      '<script type="application/json">' +
      `${json({ contextJSON: json({ context: { media: older } }) })}</script>`,
  ],
  [
    'JSON-LD',
    '<script type="application/ld+json">' +
      json({
        '@type': 'SocialMediaPosting',
        articleBody: caption,
        author: { '@type': 'Person', name: 'Noodle', identifier: { value: 'noodle.cook' } },
        image: [{ url: 'https://cdn.example/n.jpg' }],
      }) +
      '</script>',
  ],
  [
    'Open Graph tags',
    '<meta property="og:image" content="https://cdn.example/n.jpg">' +
      '<meta property="og:title" content="Noodle Cook on Instagram">' +
      `<meta property="og:description" content="1,234 likes, 56 comments - noodle.cook on March 1, 2024: &quot;${caption}&quot;. ">`,
  ],
])('reads a caption of Instagram from %s', (_, body) => {
  expect(readSocialPage(`<html><body>${body}</body></html>`, instagram)).toEqual(wanted);
});

test('takes the post that the address names among several', () => {
  const other = { ...media, code: 'Other99999', caption: { text: 'Another dish altogether' } };
  expect(
    readSocialPage(
      `<script type="application/json">${json({ items: [other, media] })}</script>`,
      instagram,
    ).caption,
  ).toBe(caption);
});

const item = {
  id: '7300000000000000001',
  desc: caption,
  author: { uniqueId: 'noodle.cook', nickname: 'Noodle' },
  video: { cover: 'https://cdn.example/n.jpg' },
};

test.each([
  [
    'rehydration data',
    '<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">' +
      json({ __DEFAULT_SCOPE__: { 'webapp.video-detail': { itemInfo: { itemStruct: item } } } }) +
      '</script>',
  ],
  [
    'SIGI state',
    `<script id="SIGI_STATE" type="application/json">${json({ ItemModule: { [item.id]: { ...item, author: 'noodle.cook' } } })}</script>`,
  ],
])('reads a caption of TikTok from %s', (_, body) => {
  expect(readSocialPage(body, tiktok)).toEqual(wanted);
});

test('recognises a login wall', () => {
  expect(
    readSocialPage(
      '<html><head><title>Login • Instagram</title></head><body><form id="loginForm"></form></body></html>',
      instagram,
    ),
  ).toEqual({ caption: null, author: null, imageUrl: null, loginWall: true });
  expect(
    readSocialPage('<html><head><title>Nothing here</title></head><body></body></html>', instagram)
      .loginWall,
  ).toBe(false);
});

test('reads an oEmbed answer as object or text', () => {
  const answer = {
    title: caption,
    author_name: 'Noodle',
    author_unique_id: 'noodle.cook',
    thumbnail_url: 'https://cdn.example/n.jpg',
  };
  expect(readOembed(answer)).toEqual(wanted);
  expect(readOembed(json(answer))).toEqual(wanted);
  expect(
    readOembed({
      html: '<blockquote><p>Ten minute noodles</p><a>A post shared by Noodle</a></blockquote>',
      author_name: 'Noodle',
    }),
  ).toMatchObject({ caption: 'Ten minute noodles', author: 'Noodle' });
  expect(readOembed('no json')).toEqual({
    caption: null,
    author: null,
    imageUrl: null,
    loginWall: false,
  });
});
