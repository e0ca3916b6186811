import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';
import { MissingPart } from './fetched-part.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Instead of the whole screen, for a part of a page. */
  fallback?: (tryAgain: () => void) => ReactNode;
}

/** Catches what could not be drawn below it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  #tryAgain = () => {
    if (this.state.failure?.error instanceof MissingPart) location.reload();
    else this.setState({ failure: null });
  };

  override render() {
    if (this.state.failure === null) return this.props.children;
    return this.props.fallback?.(this.#tryAgain) ?? <ErrorScreen onTryAgain={this.#tryAgain} />;
  }
}
