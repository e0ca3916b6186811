import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FakeBackend } from '../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named } from '../../test-kit/mount-feature.tsx';
import { buildTemplate } from '../../test-kit/records.ts';
import { TemplateList } from './template-list.tsx';

let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leavePage(backend));

test('script in a template is text', async () => {
  const script = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
  backend.templates = [buildTemplate({ id: '5', title: script, description: script })];
  await mountFeature(backend, '/', { '/': <TemplateList /> });
  const link = await named('link', script);
  expect(link.textContent).toBe(script);
  expect(link.getAttribute('href')).toBe('/recipes/new?template=5');
  expect(document.querySelector('img[src="x"], main script')).toBeNull();
});
