import { Component, type ErrorInfo, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** Told once for each error, with React's component stack. */
  readonly onError: (error: unknown, componentStack: string) => void
  /** Shown instead; `retry` renders the children anew. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  /** When it changes (the address of the screen), the children get a new chance. */
  readonly resetKey?: string
  readonly children: ReactNode
}

interface State {
  readonly failed: { readonly error: unknown } | undefined
  readonly resetKey: string | undefined
}

/** Contains what breaks while rendering: the rest of the page lives on. */
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
