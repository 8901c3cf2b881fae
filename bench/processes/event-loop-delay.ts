import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION = 5

/**
 * Starts monitoring this process. Each call returns the longest blocking of the event loop since the last call,
 * in milliseconds.
 */
export function watchEventLoop(): () => number {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  return () => {
    const longest = Math.max(0, delay.max / 1e6 - RESOLUTION)
    delay.reset()
    return longest
  }
}
