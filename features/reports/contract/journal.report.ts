import { z } from 'zod'
import { JOURNAL_LINES, type JournalLine } from '#features/master-data/domain/journal-lines.ts'
import { column, defineReport } from '#kit/contract/report.ts'
import { Kip } from '#kit/contract/scalars.ts'
import { reportTexts } from '../locales/reports.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { RUN_REPORT, sum } from './run-report.ts'

const { journal, column: person } = RUN_REPORT_TEXTS
const { groups: _, keys: __, ...OF_RUN } = RUN_REPORT

/** A part of the journal without an account. */
export const MissingAccount = z.object({
  line: z.enum(Object.keys(JOURNAL_LINES) as [JournalLine, ...JournalLine[]]),
  item: z.string(),
  department: z.string(),
  /** Posted without an account in the runs of the month; debits above 0. */
  amount: Kip,
})
export type MissingAccount = z.infer<typeof MissingAccount>

/** A line that a later run will post without an account. */
export const UnpostedLine = MissingAccount.pick({ line: true, item: true })
export type UnpostedLine = z.infer<typeof UnpostedLine>

/** How many missing accounts are listed at most. */
export const MAX_MISSING = 30

/**
 * The journal of a run by account codes of the company; the totals of debit and credit are equal. With `cost_centre`,
 * costs are split by department. A part that an account of its item or department exists for is posted there.
 */
export default defineReport({
  ...OF_RUN,
  ...reportTexts['payroll_journal.index'],
  path: '/payroll-journal',
  summary: 'The debits and credits of one payroll run by account codes of the company.',
  access: { anyOf: ['view-payroll'], side: 'company' },
  keys: { key: z.string() },
  filters: { run_id: RUN_REPORT.filters.run_id, cost_centre: z.enum(['department']).optional() },
  /** `missing`: of all runs of the month. `unposted`: items and benefits in use that are not among them. */
  meta: { ...RUN_REPORT.meta, missing: z.array(MissingAccount), unposted: z.array(UnpostedLine) },
  columns: {
    account_code: column.text(journal.code, { sortable: true }),
    account_name: column.text(journal.account),
    line: column.code(journal.line, JOURNAL_LINES, { primary: true }),
    item: column.text(journal.item),
    department: column.text(person.department),
    debit: column.kip(journal.debit, sum),
    credit: column.kip(journal.credit, sum),
  },
})
