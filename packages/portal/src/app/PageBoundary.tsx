import { Component, type ReactNode } from "react";
import { PageError } from "./PageError.tsx";

interface PageBoundaryProps {
  /** Location of the page: navigating elsewhere clears the error. */
  readonly place: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly error: unknown;
  readonly place: string;
}

/** Catches errors of the page, so that the shell around it keeps working. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: undefined, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(props: PageBoundaryProps, state: PageBoundaryState) {
    return props.place === state.place ? null : { error: undefined, place: props.place };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <PageError error={error} />;
  }
}
