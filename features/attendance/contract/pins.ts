import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { LockedDays } from '#features/requests/contract/status.ts'
import { CSV, XLSX } from '#kit/contract/file-types.ts'
import { dataAnswer, listAnswer, listQuery, severalIds } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate, Version } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import { LONGEST_PIN, PIN_PATTERN } from '../domain/pin.ts'

const reading = { anyOf: ['view-device-scan-in-out'], side: 'company' } as const
const editing = changing(reading, 'import-scan')

/** The number of an employee on terminals, from a first day. Without one, the employee number is the PIN. */
export const EmployeePin = z.object({
  id: Id,
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  pin: z.string(),
  first_day: IsoDate,
  /** Null: open-ended. */
  last_day: IsoDate.nullable(),
  version: z.int(),
})
export type EmployeePin = z.infer<typeof EmployeePin>

export const listPins = defineRoute({
  method: 'GET',
  path: '/employee-pin',
  summary: 'List the PINs of employees on terminals, with the days from which and until which they count.',
  access: reading,
  query: listQuery(['emp_number', 'employee_name', 'pin', 'first_day'], {
    employee_id: IdParam.optional(),
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
  }),
  answer: listAnswer(EmployeePin),
  list: { excel: true, entity: 'employee_pin' },
})

const Pin = requiredLineText(LONGEST_PIN).refine((pin) => PIN_PATTERN.test(pin), {
  params: ownText('ໃຊ້ໄດ້ສະເພາະຕົວເລກ ຫຼື ຕົວອັກສອນລາຕິນ ບໍ່ມີຍະຫວ່າງ', 'Only digits or Latin letters, without spaces'),
})
const endsAfterStart = ({ first_day, last_day }: { first_day: string; last_day: string | null }) =>
  last_day === null || first_day <= last_day
const ENDS_BEFORE = {
  path: ['last_day'],
  params: ownText('ວັນສິ້ນສຸດຢູ່ກ່ອນວັນເລີ່ມ', 'The last day is before the first'),
}
const PinDays = {
  pin: Pin,
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
  /** The user has seen the warnings. */
  confirmed: z.boolean().default(false),
}

/**
 * `number_of_other`: the PIN is the number of an employee who has no PIN of their own and loses it on these days.
 * `in_locked_run`: scans that wait for the PIN are on days of an approved or paid run, whose payslips do not change.
 */
export const PinWarning = z
  .object({ code: z.literal('number_of_other'), emp_number: z.string(), employee_name: z.string() })
  .or(LockedDays)
export type PinWarning = z.infer<typeof PinWarning>

/** If there are warnings and `confirmed` is missing, nothing is stored and `pin` is null. `matched`: waiting lines that became scans. */
const PinAnswer = dataAnswer(
  z.object({ pin: EmployeePin.nullable(), matched: z.int(), warnings: z.array(PinWarning) }),
)

export const addPin = defineRoute({
  method: 'POST',
  path: '/employee-pin',
  summary:
    'Give an employee a PIN from a first day. Lines of earlier scan files that wait for it become scans.',
  access: editing,
  body: z.object({ employee_id: Id, ...PinDays }).refine(endsAfterStart, ENDS_BEFORE),
  answer: PinAnswer,
  errors: ['invalid_input', 'pin_taken', 'not_found'],
})

const params = z.object({ id: IdParam })

export const updatePin = defineRoute({
  method: 'PUT',
  path: '/employee-pin/:id',
  summary: 'Change a PIN or its days. Scans that are already stored stay with their employee.',
  access: editing,
  params,
  body: z.object({ ...PinDays, version: Version }).refine(endsAfterStart, ENDS_BEFORE),
  answer: PinAnswer,
  errors: ['invalid_input', 'pin_taken', 'not_found', 'stale_version'],
})

export const removePin = defineRoute({
  method: 'DELETE',
  path: '/employee-pin/:id',
  summary: 'Delete a PIN, as if it had never been given. Scans that are already stored stay.',
  access: editing,
  params,
  answer: dataAnswer(z.null()),
  errors: ['not_found'],
})

export const MAX_PIN_ROWS = 20_000
export const PinRowReason = z.enum([
  'unknown_employee',
  'bad_pin',
  'bad_date',
  'ends_before_start',
  'pin_taken',
  'twice',
])
export type PinRowReason = z.infer<typeof PinRowReason>
/** A row of a file of PINs that cannot be stored. `row`: its number in the file. */
export const BadPinRow = z.object({ row: z.int(), text: z.string(), reason: PinRowReason })
export type BadPinRow = z.infer<typeof BadPinRow>

export const uploadPins = defineRoute({
  method: 'POST',
  path: '/employee-pin/file',
  summary:
    'Give PINs from a sheet with employee number, PIN, first and last day: Excel, CSV or text from the clipboard. All rows are stored or, if one is wrong, none.',
  access: editing,
  query: z.object({ confirmed: z.enum(['true', 'false']).default('false') }),
  upload: { maxBytes: 5 * 1024 * 1024, types: ['.xlsx', '.csv', '.txt', XLSX, CSV] },
  answer: dataAnswer(
    z.object({
      added: z.int(),
      /** Rows that are already stored. */
      unchanged: z.int(),
      matched: z.int(),
      errors: z.array(BadPinRow),
      warnings: z.array(LockedDays),
      is_stored: z.boolean(),
    }),
  ),
  errors: [
    ...(['file_empty', 'file_not_table', 'file_too_many_rows', 'file_missing_columns'] as const),
    ...(['file_too_large', 'payload_too_large'] as const),
  ],
})

/** A PIN of scan files that belongs to nobody on the days of its lines. */
export const UnmatchedPin = z.object({
  pin: z.string(),
  lines: z.int(),
  first_at: Instant,
  last_at: Instant,
})
export type UnmatchedPin = z.infer<typeof UnmatchedPin>

export const listUnmatchedPins = defineRoute({
  method: 'GET',
  path: '/unmatched-pin',
  summary: 'List the PINs of scan files that belong to nobody, with the number of waiting lines.',
  access: reading,
  query: listQuery(['pin', 'lines', 'first_at', 'last_at']),
  answer: listAnswer(UnmatchedPin),
  list: { excel: true, entity: 'unmatched_scan' },
})

export const matchUnmatched = defineRoute({
  method: 'POST',
  path: '/unmatched-pin/match',
  summary:
    'Match the waiting lines again, for example after employees were added. `confirmed`: the user has seen the locked runs.',
  access: editing,
  body: z.object({ confirmed: z.boolean().default(false) }),
  answer: dataAnswer(
    z.object({ is_stored: z.boolean(), matched: z.int(), left: z.int(), warnings: z.array(LockedDays) }),
  ),
})
