import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { Timestamp, Whole } from '#kit/database/row-types.ts'
import { clockLag } from '../../domain/clock-drift.ts'
import { type DevicePunch, KEPT_FAULTS, type PunchFault, type PunchLines } from '../../domain/device-punch.ts'
import { judgePunch } from '../../domain/judge-punch.ts'

/** Lines that a terminal has sent. */
export interface Upload {
  terminalId: number
  read: PunchLines
  receivedAt: Date
}

export const TerminalRow = z.object({
  id: Id,
  utc_offset_minutes: Whole,
  is_camera: z.boolean(),
  counts_from: Timestamp.nullable(),
})
export type TerminalRow = z.infer<typeof TerminalRow>

export interface TerminalPunch extends DevicePunch {
  terminal: TerminalRow
  /** Seconds since 1970. */
  punchedAt: number
  receivedAt: Date
}

export interface JudgedUpload {
  terminalId: number
  receivedAt: Date
  punches: TerminalPunch[]
  faults: PunchFault[]
  faultCount: number
  lag: number | null
}

/** Divides the punches of an upload into those that count and those that cannot. */
export function judgeUpload({ terminalId, read, receivedAt }: Upload, terminal: TerminalRow): JudgedUpload {
  const now = Math.floor(receivedAt.getTime() / 1000)
  const countsFrom = terminal.counts_from && terminal.counts_from.getTime() / 1000
  const faults = [...read.faults]
  const punches: TerminalPunch[] = []
  for (const punch of read.punches) {
    const offset = punch.utcOffsetMinutes ?? terminal.utc_offset_minutes
    const punchedAt = punch.at - offset * 60
    const reason = judgePunch(punchedAt, { now, countsFrom })
    if (reason === null) punches.push({ ...punch, terminal, punchedAt, receivedAt })
    else if (faults.length < KEPT_FAULTS) faults.push({ reason, line: punch.rawLine })
  }
  const newest = read.punches.reduce((latest, { at }) => Math.max(latest, at), 0)
  const faultCount = read.faultCount + read.punches.length - punches.length
  const lag = clockLag(receivedAt, newest, terminal.utc_offset_minutes)
  return { terminalId, receivedAt, punches, faults, faultCount, lag }
}
