import { Component } from 'react';
import type { ReactNode } from 'react';

import { PageErrorFallback } from './PageErrorFallback';

/**
 * Shows an error page in place of `children` that throw. Without this boundary, the ErrorBoundary of the root route
 * would also replace the layout around them.
 */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    return this.state.failure ? <PageErrorFallback error={this.state.failure.error} /> : this.props.children;
  }
}
