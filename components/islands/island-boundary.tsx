import { Component, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { keepFocus } from './keep-focus';

/** What an island says about itself, in the reader's language. */
export interface IslandWords {
  crashed: string;
  tryAgain: string;
  failed: string;
  offline: string;
  retry: string;
}

interface IslandBoundaryProps {
  words: IslandWords;
  children: ReactNode;
}

/** Shows the crash message in the place of an island that threw an exception, and renders it anew on request. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  private readonly tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const host = currentTarget.closest('site-island');
    const restoreFocus = host instanceof HTMLElement ? keepFocus(host) : undefined;
    flushSync(() => this.setState({ hasCrashed: false }));
    restoreFocus?.();
  };

  override render() {
    const { children, words } = this.props;
    if (!this.state.hasCrashed) return children;
    return (
      <div className="island-problem">
        <p role="alert">{words.crashed}</p>
        <button type="button" onClick={this.tryAgain}>
          {words.tryAgain}
        </button>
      </div>
    );
  }
}
