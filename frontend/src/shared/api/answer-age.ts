import { ApolloLink, type ApolloClient, type OperationVariables } from '@apollo/client';
import { tap } from 'rxjs';
import type { OperationName } from '../../generated/operation-name.ts';

const ages = new WeakMap<ApolloClient, AnswerAge>();

/**
 * Which answers in the cache are older than a change that happened since. What one comes back to is shown at once, and asked for again only where it is
 * old: nothing goes stale by itself.
 */
export class AnswerAge {
  #changes = 0;
  /** How many changes had happened when the answer was asked for, by question. */
  readonly #askedAfter = new Map<string, number>();

  readonly link = new ApolloLink((operation, forward) => {
    const noteAnswer = this.begin(operation.operationName ?? '', operation.variables);
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        if (data && !errors) noteAnswer();
      }),
    );
  });

  /** A question begins to be answered; call what this returns when the answer is there. */
  begin(operationName: string, variables: OperationVariables): () => void {
    const question = questionOf(operationName, variables);
    const changes = this.#changes;
    return () => void this.#askedAfter.set(question, changes);
  }

  /** Something changed: every answer so far is old. */
  noteChange(): void {
    this.#changes += 1;
  }

  /** Whether an answer has come and nothing changed since it was asked for. */
  isFresh(operationName: OperationName, variables: OperationVariables): boolean {
    return this.#askedAfter.get(questionOf(operationName, variables)) === this.#changes;
  }

  isAnswered(operationName: OperationName, variables: OperationVariables): boolean {
    return this.#askedAfter.has(questionOf(operationName, variables));
  }

  isOld(operationName: OperationName, variables: OperationVariables): boolean {
    const askedAfter = this.#askedAfter.get(questionOf(operationName, variables));
    return askedAfter !== undefined && askedAfter < this.#changes;
  }

  /** Whether any answer of this operation has come. */
  hasAnswerOf(operationName: OperationName): boolean {
    return [...this.#askedAfter.keys()].some((question) =>
      question.startsWith(`${operationName} `),
    );
  }

  keptFor(client: ApolloClient): void {
    ages.set(client, this);
  }
}

const questionOf = (operationName: string, variables: OperationVariables) =>
  `${operationName} ${JSON.stringify(variables)}`;

/** The age of the answers that a client holds. */
export const answerAge = (client: ApolloClient): AnswerAge => {
  const age = ages.get(client);
  if (!age) throw new Error('This client was not made by createApolloClient.');
  return age;
};
