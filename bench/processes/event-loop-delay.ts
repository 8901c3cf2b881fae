import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION = 5

/** Starts to watch this process; each call tells the longest time in milliseconds that the event loop was held since the last call. */
export function watchEventLoop(): () => number {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  return () => {
    const longest = Math.max(0, delay.max / 1e6 - RESOLUTION)
    delay.reset()
    return longest
  }
}
