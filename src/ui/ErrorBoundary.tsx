import { Component, type ErrorInfo, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** Called once for each error, with React's component stack. */
  readonly onError: (error: unknown, componentStack: string) => void
  /** Shown in place of the children; `retry` renders them again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  /** When it changes (the address of the screen), the children are rendered again. */
  readonly resetKey?: string
  readonly children: ReactNode
}

interface State {
  readonly failed: { readonly error: unknown } | undefined
  readonly resetKey: string | undefined
}

/** Catches errors of rendering, so that the rest of the page stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: undefined, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info.componentStack ?? '')
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed
      ? this.props.fallback(failed.error, () => this.setState({ failed: undefined }))
      : this.props.children
  }
}
