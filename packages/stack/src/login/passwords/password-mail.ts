import { createTransport } from 'nodemailer';
import type { Account } from '../new-account.ts';
import { LINK_HOURS, type PasswordLinks } from './password-links.ts';

/** A server that takes mail, and the address that it comes from. */
export interface MailSettings {
  /** As smtp://user:password@mail.example.org:587 */
  smtpUrl: string;
  from: string;
}

/** Mails people the way to a new password. */
export interface PasswordMail {
  /** Throws when the server does not take it. */
  send(account: Account): Promise<void>;
}

const WAIT_MS = 10_000;

export function passwordMail(
  { smtpUrl, from }: MailSettings,
  links: PasswordLinks,
  addressOf: (key: string) => string,
): PasswordMail {
  const transport = createTransport(smtpUrl, {
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  } as object);
  return {
    async send(account) {
      await transport.sendMail({
        from,
        to: { name: `${account.firstName} ${account.lastName}`.trim(), address: account.email },
        subject: 'Choose a new password for Convivio',
        text: [
          `Hello ${account.firstName},`.replace(' ,', ','),
          '',
          'with this link you choose a new password for Convivio:',
          '',
          addressOf(links.make(account.id)),
          '',
          `It works once, for ${LINK_HOURS} hours. If you did not ask for it, nothing has changed and you need do nothing.`,
        ].join('\n'),
      });
    },
  };
}
