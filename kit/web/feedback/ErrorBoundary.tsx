import { Component, type ReactNode } from 'react'
import { ScreenError } from './ScreenError.tsx'

interface Props {
  children: ReactNode
}

/** Limits a failure to a part of a screen (a chart, a map, a lazy panel). Retry renders the part again. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return <ScreenError error={this.state.error} onRetry={() => this.setState({ error: undefined })} />
  }
}
