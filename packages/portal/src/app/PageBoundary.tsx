import { Component, type ReactNode } from "react";
import { PageError } from "./PageError.tsx";

interface PageBoundaryProps {
  /** Location of the page: navigating elsewhere clears the error. */
  readonly location: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly error: unknown;
  readonly location: string;
}

/** Catches errors of the page, so that the shell around it keeps working. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: undefined, location: this.props.location };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(props: PageBoundaryProps, state: PageBoundaryState) {
    return props.location === state.location
      ? null
      : { error: undefined, location: props.location };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <PageError error={error} />;
  }
}
