import { existingEmployees } from '#features/employees/server/index.ts'
import { MAX_ENTRY_ROWS } from '#features/schedules/contract/entries.ts'
import { ENTRY_FIELDS } from '#features/schedules/locales/entry-file.ts'
import {
  type Cells,
  dayOf,
  type EntryField,
  peopleOfRows,
  RowFault,
  readEntryFile,
  readHolidayShifts,
  textOf,
  withErrorFile,
} from '#features/schedules/server/index.ts'
import { addDays, countDays } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { columnMemory } from '#kit/server/excel/column-memory.ts'
import { readColumnsOfFile } from '#kit/server/excel/read-columns.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { copyOvertime, OvertimeRowInput, proposeHolidayOvertime, readOvertimeSheet } from '../contract.ts'
import { readClock } from '../domain/read-clock.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'
import { FROM_TIME, TO_TIME } from './span-sql.ts'

const LAST_OF_WEEK = 6

const WEEK = `
  select r.employee_id, r.work_date, ${clock(FROM_TIME)} as from_time, ${clock(TO_TIME)} as to_time, r.remark
  from overtime_request r
  where r.company_id = $1 and r.status = 'success' and r.work_date between $2 and $3 and ($4::bigint[] is null or r.employee_id = any($4))
  order by r.work_date, r.employee_id, ${FROM_TIME} limit ${MAX_ENTRY_ROWS + 1}`

const StoredRow = OvertimeRowInput.extend({ remark: OvertimeRowInput.shape.remark.unwrap() })

const copy = handle(copyOvertime, (context) =>
  inCompany(context, async (tx) => {
    const { from, to, employee_ids } = context.body
    if (employee_ids && (await existingEmployees(tx, employee_ids)).size < new Set(employee_ids).size)
      throw new AppError('not_found')
    const stored = await tx.query(StoredRow, WEEK, [
      ...[tx.companyId, from, addDays(from, LAST_OF_WEEK)],
      employee_ids,
    ])
    if (stored.length > MAX_ENTRY_ROWS) throw new AppError('invalid_input')
    const later = countDays(from, to) - 1
    const rows = stored.map((row) => ({ ...row, work_date: addDays(row.work_date, later) }))
    return { data: { rows, people: await peopleOfRows(tx, rows, context.language) } }
  }),
)

/** The remark of such overtime: the reason why it may go beyond a limit of the law. */
const HOLIDAY_SHIFT = { la: 'ກະຕາມຕາຕະລາງໃນວັນພັກລັດຖະການ', en: 'Shift of the roster on a public holiday' }

/** Overtime from the check-in to the check-out of shifts on public holidays. */
const holidays = handle(proposeHolidayOvertime, (context) =>
  inCompany(context, async (tx) => {
    const { from, to, employee_ids: employeeIds } = context.body
    const remark = HOLIDAY_SHIFT[context.language]
    if (employeeIds && (await existingEmployees(tx, employeeIds)).size < new Set(employeeIds).size)
      throw new AppError('not_found')
    const shifts = await readHolidayShifts(tx, { from, to, employeeIds, limit: MAX_ENTRY_ROWS + 1 })
    if (shifts.length > MAX_ENTRY_ROWS) throw new AppError('invalid_input')
    const rows = shifts.map(({ employee_id, work_date, check_in, check_out }) => ({
      ...{ employee_id, work_date, from_time: check_in, to_time: check_out, remark },
    }))
    return { data: { rows, people: await peopleOfRows(tx, rows, context.language) } }
  }),
)

/** The columns of a file of overtime. */
const FIELDS: readonly EntryField[] = [
  ...ENTRY_FIELDS,
  {
    name: 'work_date',
    label: { la: la.day, en: en.day },
    headings: [la.day, en.day, 'ວັນທີ', 'ວັນ', 'day', 'ot date', 'ວັນທີເພີ່ມໂມງ'],
    required: true,
  },
  {
    name: 'from_time',
    label: { la: la.fromTime, en: en.fromTime },
    headings: [
      la.fromTime,
      en.fromTime,
      'start',
      'start time',
      'from time',
      'time in',
      'ເວລາເລີ່ມ',
      'ເລີ່ມ',
      'ຈາກ',
      'ແຕ່ເວລາ',
      'ແຕ່',
    ],
    required: true,
  },
  {
    name: 'to_time',
    label: { la: la.toTime, en: en.toTime },
    headings: [
      la.toTime,
      en.toTime,
      'end',
      'end time',
      'to time',
      'time out',
      'ເວລາສິ້ນສຸດ',
      'ສິ້ນສຸດ',
      'ຫາ',
      'ຮອດ',
    ],
    required: true,
  },
  {
    name: 'remark',
    label: { la: la.remark, en: en.remark },
    headings: [la.remark, en.remark, 'note', 'reason', 'ເຫດຜົນ', 'ໝາຍເຫດ'],
    required: false,
  },
]

const LONGEST_REMARK = 1000

function timeOf(cells: Cells, field: string): string {
  if (textOf(cells, field) === '') throw new RowFault(field, 'required')
  const time = readClock(cells[field]?.value ?? null)
  if (time === null) throw new RowFault(field, 'not_a_time')
  return time
}

function readRow(cells: Cells, employee_id: number): OvertimeRowInput {
  const work_date = dayOf(cells, 'work_date')
  const [from_time, to_time] = [timeOf(cells, 'from_time'), timeOf(cells, 'to_time')]
  const remark = textOf(cells, 'remark')
  if (remark.length > LONGEST_REMARK) throw new RowFault('remark', 'too_long')
  return { employee_id, work_date, from_time, to_time, remark }
}

const readFile = handle(readOvertimeSheet, async (context) => {
  const { bytes } = await context.upload()
  const file = await readColumnsOfFile(bytes, FIELDS, {
    choice: context.query.columns,
    maxRows: MAX_ENTRY_ROWS,
    memory: columnMemory(context, 'overtime'),
  })
  const { language } = context
  const read = await inCompany(context, (tx) =>
    readEntryFile<OvertimeRowInput>(tx, { file, fields: FIELDS, language, readRow }),
  )
  return { data: await withErrorFile(file, read, language) }
})

/** The calls that propose rows of overtime: from another week, from the roster, or from a file. */
export const proposeOvertimes: Endpoint[] = [copy, holidays, readFile]
