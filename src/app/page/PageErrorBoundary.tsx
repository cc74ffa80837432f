import { Component } from 'react';
import type { ReactNode } from 'react';

import { PageErrorFallback } from './PageErrorFallback';

/** Catches errors of components that a layout renders outside of its routes, so that the layout stays usable. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render() {
    return this.state.caught ? <PageErrorFallback error={this.state.caught.error} /> : this.props.children;
  }
}
