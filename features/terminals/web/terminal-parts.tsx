import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import type { Terminal, TerminalState } from '../contract.ts'
import { useTerminalText, useTerminalWords } from './text.ts'

const TONES: Record<TerminalState, Tone> = {
  waiting: 'wait',
  connected: 'good',
  silent: 'bad',
  disabled: 'neutral',
}

export function StateBadge({ state }: Pick<Terminal, 'state'>) {
  const words = useTerminalWords()
  return <StatusBadge tone={TONES[state]}>{words.states[state]}</StatusBadge>
}

/** Smaller differences are the time that a punch needs to arrive. */
const UNSEEN_SECONDS = 10
const MINUTE_SECONDS = 60

type Clock = Pick<Terminal, 'clock_drift_seconds' | 'is_clock_wrong'>

/** By how much the clock of a terminal differs from the server's. */
export function useClockText(): (clock: Clock) => string {
  const text = useTerminalText()
  return ({ clock_drift_seconds: drift }) => {
    if (drift === null) return text.clockUnknown
    const size = Math.abs(drift)
    if (size <= UNSEEN_SECONDS) return text.clockRight
    const time =
      size < 2 * MINUTE_SECONDS ? text.seconds(size) : text.minutes(Math.round(size / MINUTE_SECONDS))
    return drift > 0 ? text.clockAhead(time) : text.clockBehind(time)
  }
}

export function ClockValue({ clock }: { clock: Clock }) {
  const said = useClockText()(clock)
  return clock.is_clock_wrong ? <StatusBadge tone="bad">{said}</StatusBadge> : said
}

/** The server address that only one terminal knows. */
export const ownAddress = (code: string): string => `${location.origin}/t/${code}`
