import { endSession, getToken, tokenInsteadOf, type NewToken } from './access-token.ts';

/**
 * Sends a call with the token. Where that is refused, the call is sent again with a new one, if
 * there is one to be had. Refused with the token that was renewed for this very call, it says that
 * the session has ended. The last answer counts.
 */
export async function sentWithRenewal<Answer extends { status: number }>(
  send: (token: string | null) => Promise<Answer>,
  isRefused: (answer: Answer) => boolean | Promise<boolean> = ({ status }) => status === 401,
): Promise<Answer> {
  let token = await getToken();
  let renewed = false;
  for (;;) {
    const answer = await send(token);
    if (!token || !(await isRefused(answer))) return answer;
    if (renewed) endSession();
    const next: NewToken | null = renewed ? null : await tokenInsteadOf(token);
    if (!next) return answer;
    ({ token, renewed } = next);
  }
}
