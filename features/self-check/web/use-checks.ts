import { useState } from 'react'
import { checkFont, checkNotification, checkPosition, checkPrinting } from './device-checks.ts'
import type { CheckState, Outcome } from './outcome.ts'
import { checkClock, checkServer } from './server-checks.ts'
import type { SelfCheckText } from './text.ts'

/** In the order in which all are run: checks that open a dialog over the page are last. */
export const CHECKS = ['server', 'clock', 'font', 'position', 'notification', 'printing'] as const
export type CheckName = (typeof CHECKS)[number]
type States = Readonly<Record<CheckName, CheckState>>

const RUN: Record<CheckName, (text: SelfCheckText) => Promise<Outcome>> = {
  server: checkServer,
  clock: checkClock,
  font: checkFont,
  position: checkPosition,
  notification: ({ title, check }) => checkNotification(title, check.notification.body),
  printing: checkPrinting,
}

/** The states of the checks, and functions that run one or all of them sequentially. */
export function useChecks(text: SelfCheckText) {
  const [states, setStates] = useState<States>(
    () => Object.fromEntries(CHECKS.map((name) => [name, 'idle'])) as unknown as States,
  )
  const run = async (name: CheckName) => {
    const set = (state: CheckState) => setStates((known) => ({ ...known, [name]: state }))
    set('running')
    set(await RUN[name](text))
  }
  const runAll = async () => {
    for (const name of CHECKS) await run(name)
  }
  const isRunning = Object.values(states).includes('running')
  return { states, run, runAll, isRunning }
}
