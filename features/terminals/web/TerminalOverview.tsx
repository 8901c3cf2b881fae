import { Alert, Anchor, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { formatInstant, formatNumber } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { type Fact, Facts } from '#kit/web/show/Facts.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { DASH } from '#kit/web/table/column.ts'
import type { TerminalDetail } from '../contract.ts'
import { ClockValue, ownAddress, StateBadge } from './terminal-parts.tsx'
import { useTerminalText, useTerminalWords } from './text.ts'

/** The state of a terminal, what it has sent, and what it says about itself. */
export function TerminalOverview({ terminal }: { terminal: TerminalDetail }) {
  const text = useTerminalText()
  return (
    <Stack gap="lg">
      {terminal.is_clock_wrong && <Alert color="red">{text.clockWrong}</Alert>}
      {terminal.state === 'silent' && <Alert color="yellow">{text.silentNow}</Alert>}
      <Facts facts={useFacts(terminal)} columnWidth={220} />
    </Stack>
  )
}

function useFacts(terminal: TerminalDetail): Fact[] {
  const words = useTerminalWords()
  const text = useTerminalText()
  const time = (instant: string | null) => (instant ? formatInstant(instant) : text.never)
  const count = (value: number | null) => (value === null ? DASH : formatNumber(value, 0))
  return [
    [words.state, <StateBadge key="state" state={terminal.state} />],
    [words.lastSeen, time(terminal.last_seen_at)],
    [words.lastPunch, time(terminal.last_punch_at)],
    [words.drift, <ClockValue key="clock" clock={terminal} />],
    [words.punches, formatNumber(terminal.punch_count, 0)],
    [words.withoutOwner, <WaitingCount key="waiting" count={terminal.waiting_count} />],
    [words.faults, formatNumber(terminal.fault_count, 0)],
    [words.branch, terminal.branch ?? words.noBranch],
    [text.deviceUsers, count(terminal.device_user_count)],
    [text.devicePunches, count(terminal.device_punch_count)],
    [text.completeness, <Completeness key="complete" of={terminal.completeness} />],
    [text.firmware, terminal.firmware || DASH],
    [text.pushVersion, terminal.push_version || DASH],
    [text.address, terminal.address || DASH],
    ...(terminal.door_code ? ([[text.ownAddress, ownAddress(terminal.door_code)]] as const) : []),
    [text.created, formatInstant(terminal.created_at)],
    ...(terminal.counts_from ? ([[text.countsFrom, formatInstant(terminal.counts_from)]] as const) : []),
  ]
}

function Completeness({ of }: { of: TerminalDetail['completeness'] }) {
  const text = useTerminalText()
  if (of === null) return DASH
  const { from, to, stored_count, device_count } = of
  const said = text.stored(`${formatDate(from)} – ${formatDate(to)}`, stored_count, device_count)
  return stored_count < device_count ? <StatusBadge tone="bad">{said}</StatusBadge> : said
}

function WaitingCount({ count }: { count: number }) {
  const text = useTerminalText()
  if (count === 0) return formatNumber(count, 0)
  return (
    <>
      {formatNumber(count, 0)}{' '}
      <Anchor component={Link} to={href('deviceScan.index', {}, { tab: 'pins' })}>
        {text.toWaiting}
      </Anchor>
    </>
  )
}
