import { statesValue } from '../../front-matter/stated-values.ts';
import { undone, type Format } from './format.ts';

const CODE =
  /\{\{[<%]\s{0,3}\/?\s{0,3}([\w./-]{1,40})([^{}]{0,600})[>%]\}\}|\{%-?\s{0,3}([a-z]\w{0,30})([^{}%]{0,600})-?%\}/gi;
const VALUE = /([\w-]{1,30})\s?=\s?"([^"\n]{0,200})"/g;

/** The words of a site's note without its codes: "{{< figure src=... >}}", "{% include ads.html %}"; what they state are rows. */
export const withoutShortcodes: Format = (source) => {
  if (!source.includes('{{<') && !source.includes('{{%') && !source.includes('{%')) return null;
  const text = source.replace(
    CODE,
    (_all, _name, first: string | undefined, _word, second: string | undefined) =>
      [...(first ?? second ?? '').matchAll(VALUE)]
        .filter(
          ([, key, value]) =>
            statesValue(key!, value!) && !/^(?:src|url|link|image|source|title|name)$/i.test(key!),
        )
        .map(([, key, value]) => `${key!.replace(/[_-]/g, ' ')}: ${value}\n`)
        .join(''),
  );
  return text === source ? null : undone(text);
};
