import { Component, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { saveFocus } from './save-focus';

/** The messages for an island that failed to load or crashed. */
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

/** An error boundary that replaces a crashed island with a notice and a button to render it again. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  private readonly tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const host = currentTarget.closest('site-island');
    const restoreFocus = host instanceof HTMLElement ? saveFocus(host) : undefined;
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
