import type { z } from 'zod'
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
  textOf,
  withErrorFile,
} from '#features/schedules/server/index.ts'
import { addDays, countDays } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { columnMemory } from '#kit/server/excel/column-memory.ts'
import { readColumnsOfFile } from '#kit/server/excel/read-columns.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import {
  LeavePart as AnyPart,
  copyLeave,
  LEAVE_TIMES,
  LeaveRowInput,
  LeaveType,
  readLeaveSheet,
} from '../contract.ts'
import { leaveRangeFault } from '../domain/leave-range.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'

const LAST_OF_WEEK = 6

const WEEK = `
  select r.employee_id, r.leave_type_id, r.start_date, r.end_date, r.part, ${clock('r.from_time')} as from_time,
    ${clock('r.to_time')} as to_time, r.detail
  from leave_request r
  join leave_type t on t.company_id = $1 and t.id = r.leave_type_id and t.deleted_at is null
  where r.company_id = $1 and r.status = 'success' and not r.is_overtime_use and r.start_date between $2 and $3 and ($4::bigint[] is null or r.employee_id = any($4))
  order by r.start_date, r.employee_id limit ${MAX_ENTRY_ROWS + 1}`

const StoredRow = LeaveRowInput.extend({ ...LEAVE_TIMES, detail: LeaveRowInput.shape.detail.unwrap() })

const copy = handle(copyLeave, (context) =>
  inCompany(context, async (tx) => {
    const { from, to, employee_ids } = context.body
    if (employee_ids && (await existingEmployees(tx, employee_ids)).size < new Set(employee_ids).size)
      throw new AppError('not_found')
    const week = [from, addDays(from, LAST_OF_WEEK)]
    const stored = await tx.query(StoredRow, WEEK, [tx.companyId, ...week, employee_ids])
    if (stored.length > MAX_ENTRY_ROWS) throw new AppError('invalid_input')
    const later = countDays(from, to) - 1
    const rows = stored.map((row) => ({
      ...row,
      start_date: addDays(row.start_date, later),
      end_date: addDays(row.end_date, later),
    }))
    return { data: { rows, people: await peopleOfRows(tx, rows, context.language) } }
  }),
)

/** The columns of a file of leave. */
const FIELDS: readonly EntryField[] = [
  ...ENTRY_FIELDS,
  {
    name: 'leave_type',
    label: { la: la.kind, en: en.kind },
    headings: [
      la.kind,
      en.kind,
      'ປະເພດ',
      'ປະເພດການລາ',
      'ປະເພດການລາພັກ',
      'kind',
      'type',
      'leave type',
      'leave',
    ],
    required: true,
  },
  {
    name: 'start_date',
    label: { la: la.start, en: en.start },
    headings: [
      la.start,
      en.start,
      'ວັນທີ',
      'ຈາກວັນທີ',
      'ແຕ່ວັນທີ',
      'ວັນທີເລີ່ມ',
      'date',
      'day',
      'from',
      'first day',
      'start date',
    ],
    required: true,
  },
  {
    name: 'end_date',
    label: { la: la.end, en: en.end },
    headings: [la.end, en.end, 'ຫາວັນທີ', 'ເຖິງວັນທີ', 'ວັນທີສິ້ນສຸດ', 'to', 'last day', 'end date'],
    required: false,
  },
  {
    name: 'part',
    label: { la: la.part, en: en.part },
    headings: [la.part, en.part, 'ສ່ວນຂອງມື້', 'ໄລຍະ', 'ຊ່ວງ', 'part', 'half day'],
    required: false,
  },
  {
    name: 'detail',
    label: { la: la.detail, en: en.detail },
    headings: [la.detail, en.detail, 'ເຫດຜົນ', 'ໝາຍເຫດ', 'reason', 'remark', 'note'],
    required: false,
  },
]

/** Files have no hours. */
const LeavePart = AnyPart.exclude(['hours'])
type LeavePart = z.infer<typeof LeavePart>

const PARTS = new Map<string, LeavePart>([
  ...LeavePart.options.flatMap((part) =>
    [la.parts[part], en.parts[part], part].map((text) => [foldLao(text), part] as const),
  ),
  ...textsOf('full', 'ເຕັມມື້', 'ໝົດວັນ', 'ເຕັມວັນ', 'whole day', 'full day'),
  ...textsOf('morning', 'ຕອນເຊົ້າ', 'ເຊົ້າ', 'am'),
  ...textsOf('afternoon', 'ຕອນບ່າຍ', 'ບ່າຍ', 'ຕອນແລງ', 'pm'),
])

function textsOf(part: LeavePart, ...texts: string[]): (readonly [text: string, part: LeavePart])[] {
  return texts.map((text) => [foldLao(text), part])
}

function partOf(cells: Cells): LeavePart {
  const text = textOf(cells, 'part')
  const part = text === '' ? 'full' : PARTS.get(foldLao(text))
  if (!part) throw new RowFault('part', 'unknown_part')
  return part
}

const LONGEST_DETAIL = 1000
const TYPES =
  'select id, name, is_paid, smallest from leave_type where company_id = $1 and deleted_at is null order by is_paid'

const readFile = handle(readLeaveSheet, async (context) => {
  const { bytes } = await context.upload()
  const file = await readColumnsOfFile(bytes, FIELDS, {
    choice: context.query.columns,
    maxRows: MAX_ENTRY_ROWS,
    memory: columnMemory(context, 'leave'),
  })
  const { language } = context
  const read = await inCompany(context, async (tx) => {
    const types = await tx.query(LeaveType, TYPES, [tx.companyId])
    // Of two types with the same name the paid one.
    const typeOf = new Map(types.map(({ id, name }) => [foldLao(name), id]))
    const readRow = (cells: Cells, employee_id: number): LeaveRowInput => {
      const name = textOf(cells, 'leave_type')
      if (name === '') throw new RowFault('leave_type', 'required')
      const leave_type_id = typeOf.get(foldLao(name))
      if (leave_type_id === undefined) throw new RowFault('leave_type', 'unknown_type')
      const start_date = dayOf(cells, 'start_date')
      const end_date = textOf(cells, 'end_date') === '' ? start_date : dayOf(cells, 'end_date')
      const part = partOf(cells)
      if (leaveRangeFault({ start_date, end_date, part })) throw new RowFault('end_date', 'bad_range')
      const detail = textOf(cells, 'detail')
      if (detail.length > LONGEST_DETAIL) throw new RowFault('detail', 'too_long')
      const hours = { from_time: null, to_time: null }
      return { employee_id, leave_type_id, start_date, end_date, part, ...hours, detail }
    }
    return readEntryFile(tx, { file, fields: FIELDS, language, readRow })
  })
  return { data: await withErrorFile(file, read, language) }
})

/** The calls that propose rows of leave: from another week, or from a file. */
export const proposeLeaves: Endpoint[] = [copy, readFile]
