import type { User } from '../../shared/session/use-session.ts';

/** The subject of an invitation by e-mail. */
export const SUBJECT = 'Invitation to collaborate on Convivio';

/** First and last name, or the first name, or "Someone". */
export function inviterName(user: Pick<User, 'firstName' | 'lastName'> | null): string {
  const [first = '', last = ''] = [user?.firstName.trim(), user?.lastName.trim()];
  if (first === '') return 'Someone';
  return last === '' ? first : `${first} ${last}`;
}

/** What is sent: who invites, to what, and the link. */
export function invitationText(inviter: string, recipeTitle: string | null, link: string): string {
  const what = recipeTitle === null ? 'their recipes' : `"${recipeTitle}" and all their recipes`;
  return `${inviter} invites you to collaborate on ${what} on Convivio.\n${link}`;
}

export type Channel = 'whatsapp' | 'sms' | 'email';

/** The address with which another program writes the text to whomever one chooses there. */
export function channelAddress(channel: Channel, text: string): string {
  const body = encodeURIComponent(text);
  if (channel === 'whatsapp') return `https://wa.me/?text=${body}`;
  if (channel === 'sms') return `sms:?&body=${body}`;
  return `mailto:?subject=${encodeURIComponent(SUBJECT)}&body=${body}`;
}
