import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { DayShift } from '#features/schedules/contract/day-shift.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate, Minutes } from '#kit/contract/scalars.ts'

import { ClockSide } from './contract/corrections.ts'
import { Derivation } from './contract/derivation.ts'
import { UnmatchedPin } from './contract/pins.ts'
import { DayScan } from './contract/scan.ts'
import { ScanFileQuestion, ScanFormat, ScanLayout } from './contract/scan-layout.ts'

export * from './contract/corrections.ts'
export { Derivation } from './contract/derivation.ts'
export * from './contract/enter-outside-work.ts'
export * from './contract/pins.ts'
export { DayScan, ScanSource } from './contract/scan.ts'
export { DateOrder, ScanFileQuestion, ScanFormat, ScanLayout } from './contract/scan-layout.ts'

export const MAX_SCAN_FILE_BYTES = 50 * 1024 * 1024
export const MAX_SCAN_FILE_LINES = 1_000_000

/** The result of a day. */
export const DayResultCode = z.enum([
  'success',
  'late',
  'early',
  'forgotten',
  'absent',
  'leave',
  'holiday',
  'outside',
  'not_yet',
])
export type DayResultCode = z.infer<typeof DayResultCode>

/** Why a line of a scan file was not stored. */
export const ScanLineReason = z.enum([
  'missing_fields',
  'bad_pin',
  'bad_date',
  'bad_time',
  'too_long',
  'in_future',
  'unknown_employee',
])
export type ScanLineReason = z.infer<typeof ScanLineReason>
export const BadScanLine = z.object({ line: z.int(), text: z.string(), reason: ScanLineReason })
export type BadScanLine = z.infer<typeof BadScanLine>

export const ScanFile = z.object({
  id: Id,
  file_name: z.string(),
  /** `unclear`: its columns or dates are not known; see `question`. */
  status: z.enum(['reading', 'done', 'failed', 'unclear']),
  /** Null before it is read, and for files of earlier versions. */
  format: ScanFormat.nullable(),
  /** Lines that are not blank. stored + repeated + unmatched + bad = lines when done. */
  line_count: z.int(),
  /** Lines processed so far, while reading. */
  done_count: z.int(),
  stored_count: z.int(),
  /** Lines that were already stored, from this file or earlier. */
  repeated_count: z.int(),
  /** Lines whose PIN belonged to nobody. They wait until somebody gets it. */
  unmatched_count: z.int(),
  /** Lines that could not be read. */
  bad_count: z.int(),
  /** Employees with scans in the file. */
  people_count: z.int(),
  /** The first and last scan of the file. */
  first_at: Instant.nullable(),
  last_at: Instant.nullable(),
  /** The 200 PINs with most lines that belonged to nobody; `waiting`: lines of all files that still wait for the PIN. */
  unmatched: z.array(UnmatchedPin.extend({ waiting: z.int() })),
  /** What to answer before an unclear file is read. */
  question: ScanFileQuestion.nullable(),
  /** The first hundred bad lines; all of them are in errors.csv. */
  bad_lines: z.array(BadScanLine),
  /** Why the whole file was refused; an error code. */
  error_code: z.string().nullable(),
  created_at: Instant,
  created_by: z.string().nullable(),
})
export type ScanFile = z.infer<typeof ScanFile>

const scans = { anyOf: ['view-device-scan-in-out'], side: 'company' } as const
const days = { anyOf: ['view-clock-in-out'], side: 'company' } as const

export const uploadScanFile = defineRoute({
  method: 'POST',
  path: '/attendance/scan-file',
  summary:
    'Upload the scans of a terminal: attlog, ZKTime, GLG or Hikvision files, or any table of PIN, date and time, as text, CSV or Excel. A small file is imported at once, a large one in the background while `status` is reading. If its columns or dates are not clear, `status` is unclear and nothing is stored.',
  access: changing(scans, 'import-scan'),
  upload: {
    maxBytes: MAX_SCAN_FILE_BYTES,
    types: ['.attlog', '.dat', '.txt', '.log', '.csv', '.xls', '.xlsx'],
  },
  answer: dataAnswer(ScanFile),
  errors: ['file_empty', 'file_not_scans', 'file_not_workbook', 'file_too_many_rows', 'payload_too_large'],
})

export const listScanFiles = defineRoute({
  method: 'GET',
  path: '/attendance/scan-file',
  summary: 'List the uploaded scan files, latest first.',
  access: scans,
  query: listQuery(['created_at', 'file_name']),
  answer: listAnswer(ScanFile.omit({ bad_lines: true, unmatched: true, question: true })),
  list: { excel: true, entity: 'scan_file' },
})

export const showScanFile = defineRoute({
  method: 'GET',
  path: '/attendance/scan-file/:scan_file_id',
  summary: 'Show one scan file: its progress, the stored scans, and its first bad lines.',
  access: scans,
  params: z.object({ scan_file_id: IdParam }),
  answer: dataAnswer(ScanFile),
})

const oneFile = z.object({ scan_file_id: IdParam })

export const mapScanFile = defineRoute({
  method: 'POST',
  path: '/attendance/scan-file/:scan_file_id/columns',
  summary:
    'Say where the columns of an unclear scan file are and in which order its dates are. It is then read in the background, and files with the same columns are read in the same way.',
  access: changing(scans, 'import-scan'),
  params: oneFile,
  body: z.object({ layout: ScanLayout }),
  answer: dataAnswer(ScanFile),
  errors: ['not_found', 'request_status'],
})

export const discardScanFile = defineRoute({
  method: 'DELETE',
  path: '/attendance/scan-file/:scan_file_id',
  summary: 'Delete an unclear scan file that contains no scans.',
  access: changing(scans, 'import-scan'),
  params: oneFile,
  answer: dataAnswer(z.null()),
  errors: ['not_found', 'request_status'],
})

export const downloadScanFileErrors = defineRoute({
  method: 'GET',
  path: '/attendance/scan-file/:scan_file_id/errors.csv',
  summary: 'Download the bad lines of a scan file with line number, text and reason.',
  access: scans,
  params: z.object({ scan_file_id: IdParam }),
  stream: { contentTypes: ['text/csv'] },
})

/** One day of one employee in the report. */
export const DayRow = z.object({
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  branch: z.string().nullable(),
  work_date: IsoDate,
  result: DayResultCode,
  in_at: Instant.nullable(),
  out_at: Instant.nullable(),
  late_minutes: Minutes,
  early_minutes: Minutes,
  night_minutes: Minutes,
})
export type DayRow = z.infer<typeof DayRow>

export const DayTotals = z.record(DayResultCode, z.int())
export type DayTotals = z.infer<typeof DayTotals>

const dayFilters = {
  /** Inclusive; at most 366 days. Default: the current month up to today. */
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  result: severalOf(DayResultCode).optional(),
  employee_id: IdParam.optional(),
  department_id: severalIds.optional(),
  branch_id: severalIds.optional(),
}
const dayQuery = listQuery(
  [
    'work_date',
    'emp_number',
    'employee_name',
    'department',
    'result',
    'in_at',
    'out_at',
    'late_minutes',
    'early_minutes',
    'night_minutes',
  ],
  dayFilters,
)
export type DayQuery = z.infer<typeof dayQuery>

export const reportDays = defineRoute({
  method: 'GET',
  path: '/clock-in/report',
  summary: 'Report the days of employees: result, in, out, late and early minutes.',
  access: days,
  query: dayQuery,
  answer: listAnswer(DayRow).extend({
    /** Days by result, for all filters except the filter by result. */
    totals: DayTotals,
    from: IsoDate,
    to: IsoDate,
    derivation: Derivation,
  }),
  list: { excel: true },
  errors: ['days_not_ready', 'invalid_input'],
})

/** A calendar day; without a shift it has no result. Scans by the date on which they were made. */
export const CalendarDay = z.object({
  date: IsoDate,
  result: DayResultCode.nullable(),
  in_at: Instant.nullable(),
  out_at: Instant.nullable(),
  late_minutes: Minutes,
  early_minutes: Minutes,
  night_minutes: Minutes,
  overtime_minutes: Minutes,
  /** Null without a result. */
  shift: DayShift.nullable(),
  scans: z.array(DayScan),
  /** Corrections with this work date. */
  corrections: z.array(
    z.object({
      id: Id,
      clock_kind: ClockSide,
      at: Instant.nullable(),
      void_scanned_at: Instant.nullable(),
      reason: z.string(),
      actor: z.string(),
      version: z.int(),
    }),
  ),
})
export type CalendarDay = z.infer<typeof CalendarDay>

const month = z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) })
export const EmployeeMonthDays = z.object({
  employee: z.object({ id: Id, emp_number: z.string(), name: z.string(), department: z.string().nullable() }),
  /** 'YYYY-MM'. */
  month: z.string(),
  days: z.array(CalendarDay),
  totals: DayTotals,
  /** Why the user cannot correct these scans: the setting of the company, or they are the user's own. */
  correction_refusal: z.enum(['scan_edits_off', 'own_scans']).nullable(),
  derivation: Derivation,
})
export type EmployeeMonthDays = z.infer<typeof EmployeeMonthDays>

export const showEmployeeMonth = defineRoute({
  method: 'GET',
  path: '/clock-in/report/:employee_id',
  summary: "Show one employee's month by calendar day, with the unchanged scans of each day.",
  access: days,
  params: z.object({ employee_id: IdParam }),
  query: month,
  answer: dataAnswer(EmployeeMonthDays),
})

export const showMyMonth = defineRoute({
  method: 'GET',
  path: '/employee/my-days',
  summary:
    'Show my own month by calendar day, with my scans. Default: the current month, or the last one in which I worked.',
  access: { anyOf: [], side: 'employee' },
  query: month.partial(),
  answer: dataAnswer(EmployeeMonthDays),
})
