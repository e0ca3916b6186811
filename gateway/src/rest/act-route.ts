import { route, type RestCall, type RestRoute } from './route.ts';

interface ActRoute<Body> extends Omit<RestRoute<Body>, 'access' | 'answers' | 'handle'> {
  /** What is so afterwards: "It is in the archive." */
  done: string;
  act(call: RestCall<Body>): Promise<unknown>;
}

/** A route on which a cook does something and is told nothing but that it is done. */
export function actRoute<Body = undefined>({
  done,
  act,
  ...definition
}: ActRoute<Body>): RestRoute {
  return route<Body>({
    ...definition,
    access: 'cook',
    answers: { 204: { about: done } },
    async handle(call) {
      await act(call);
      call.response.status(204).end();
    },
  });
}
