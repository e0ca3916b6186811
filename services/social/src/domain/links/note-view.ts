import { announce } from '@convivio/contracts/announcement';
import { invalid } from '@convivio/platform/errors';
import { browserFamily } from './browser-family.ts';
import { countryOf } from './country-of.ts';
import { LIMITS } from './link-limits.data.ts';
import type { LinkPorts } from './link-ports.ts';
import { openLink } from './open-link.ts';

/** What a visitor's browser tells of itself. */
export interface Visit {
  /** Random, and the same for as long as the tab is open. */
  visit: string;
  /** An IANA zone. */
  timeZone: string;
  userAgent: string;
}

/** Notes that somebody opened a link, once for each visit; its owner is no visitor. */
export async function noteShareView(
  ports: Pick<LinkPorts, 'links' | 'views' | 'countView' | 'isBarred'>,
  readerId: string | null,
  token: string,
  { visit, timeZone, userAgent }: Visit,
  newId: () => number,
  now: Date,
): Promise<boolean> {
  refuseLong({ visit, timeZone, userAgent });
  const link = await openLink(ports, token, now);
  if (readerId === link.sharedByUserId) return false;
  const country = countryOf(timeZone);
  const isNew = await ports.views.insert(
    {
      id: newId(),
      linkId: link.id,
      visit,
      viewedAt: now,
      country,
      browser: browserFamily(userAgent),
      convertedToSignup: false,
    },
    [
      announce('share.viewed', link.sharedByUserId, {
        linkId: link.id,
        ownerId: link.sharedByUserId,
        recipeId: link.recipe.id,
        country,
      }),
    ],
  );
  if (isNew) ports.countView(link.id, now);
  return isNew;
}

function refuseLong(told: Visit): void {
  for (const name of ['visit', 'timeZone', 'userAgent'] as const)
    if (told[name].length > LIMITS[name] || (name === 'visit' && told[name] === ''))
      throw invalid('VISIT_INVALID', 'This visit cannot be noted.', {
        [name]: `must have ${name === 'visit' ? '1 to' : 'at most'} ${LIMITS[name]} characters`,
      });
}
