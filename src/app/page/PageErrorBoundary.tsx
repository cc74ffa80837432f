import { Component } from 'react';
import type { ReactNode } from 'react';

import { PageErrorFallback } from './PageErrorFallback';

/** Catches errors outside of the error boundaries of routes, so that only the page fails and the layout stays. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render() {
    return this.state.caught ? <PageErrorFallback error={this.state.caught.error} /> : this.props.children;
  }
}
