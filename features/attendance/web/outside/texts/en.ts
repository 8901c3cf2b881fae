import type { Widen } from '#kit/contract/widen.ts'
import { titles } from '../../own-titles.ts'
import type la from './la.ts'

export default {
  title: titles['outside_work.add'].en,
  edit: titles['outside_work.edit'].en,
  firstDay: 'First day',
  lastDay: 'Last day',
  place: 'Place',
  placeHint: 'The customer, the site or the province',
  needsScan: 'I clock in at the place',
  needsScanHint:
    'Scans outside the zones count. If switched off, you are present for your shift without clocking in.',
  reason: 'Reason or remark',
  days: (count) => (count === 1 ? '1 day with a shift' : `${count} days with a shift`),
  lockedRun: (run) =>
    `Some days are in the approved payroll run ${run}. The difference is paid in the next run.`,
} satisfies Widen<typeof la>
