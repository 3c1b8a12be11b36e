import { Component, type ReactNode } from "react";
import { Failure } from "./Failure.tsx";

interface PartBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Catches an error in a part of a page. Retrying reloads the page, because a script may have failed
 * to load.
 */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Failure error={this.state.error} onRetry={() => window.location.reload()} />;
  }
}
