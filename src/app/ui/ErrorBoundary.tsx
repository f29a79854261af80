import { Component, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorIcon } from "./icons.ts";

interface Props {
  /** What failed, for the reader: "The Problems panel". */
  name: string;
  children: ReactNode;
}

/** Keeps a crash inside one region: the text and the other regions stay. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <EmptyState
        icon={ErrorIcon}
        tone="error"
        title={`${this.props.name} stopped`}
        fact={`Your text is safe. The reason was: ${this.state.error.message}`}
      >
        <Button look="outlined" onClick={() => this.setState({ error: null })}>
          Try again
        </Button>
      </EmptyState>
    );
  }
}
