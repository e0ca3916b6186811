import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';
import { MissingPart } from '../../lazy/lazy-part.tsx';
import { reload } from './reload.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Instead of the whole screen, for a part of a page. */
  fallback?: (tryAgain: () => void, error: unknown) => ReactNode;
  /** Where one is: whoever goes elsewhere leaves the failure behind. */
  place?: string;
}

interface State {
  failure: { error: unknown } | null;
}

/** Catches what could not be drawn below it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps, { failure }: State) {
    // A failure that came with the new place belongs to it.
    if (failure !== null && failure === this.state.failure && place !== this.props.place)
      this.setState({ failure: null });
  }

  #tryAgain = () => {
    if (this.state.failure?.error instanceof MissingPart) void reload();
    else this.setState({ failure: null });
  };

  override render() {
    if (this.state.failure === null) return this.props.children;
    const { fallback } = this.props;
    return fallback ? (
      fallback(this.#tryAgain, this.state.failure.error)
    ) : (
      <ErrorScreen onTryAgain={this.#tryAgain} />
    );
  }
}
