import { expect, test } from '@jest/globals';
import { channelAddress, invitationText, inviterName } from './invitation-words.ts';

test.each([
  [{ firstName: 'Ilaria', lastName: 'Conti' }, 'Ilaria Conti'],
  [{ firstName: 'Ilaria', lastName: ' ' }, 'Ilaria'],
  [{ firstName: '', lastName: 'Conti' }, 'Someone'],
  [null, 'Someone'],
])('who invites is named by first and last name, or the first, or Someone', (user, name) => {
  expect(inviterName(user)).toBe(name);
});

test('an invitation names who invites, the recipe it began with, and its link', () => {
  const text = invitationText('Ilaria Conti', 'Lemon & ricotta tart', 'https://c.example/invite/x');
  for (const word of ['Ilaria Conti', '"Lemon & ricotta tart"', 'https://c.example/invite/x'])
    expect(text).toContain(word);
  expect(invitationText('Someone', null, 'https://c.example/invite/x')).not.toContain('"');
});

test('each channel is given the whole text, whatever is in it', () => {
  const text = 'A & B "C" #1?\nhttps://c.example/invite/x';
  const whatsapp = new URL(channelAddress('whatsapp', text));
  expect([whatsapp.origin, whatsapp.searchParams.get('text')]).toEqual(['https://wa.me', text]);
  const sms = new URL(channelAddress('sms', text));
  expect([sms.protocol, sms.searchParams.get('body')]).toEqual(['sms:', text]);
  const mail = new URL(channelAddress('email', text));
  expect(mail.protocol).toBe('mailto:');
  expect(Object.fromEntries(mail.searchParams)).toEqual({
    subject: 'Invitation to collaborate on Convivio',
    body: text,
  });
});
