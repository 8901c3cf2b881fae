import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { countDays, isDay } from '#kit/contract/days.ts'
import { dataAnswer, ListMeta, listQuery, severalIds } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { type Access, changing, defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, IdParam, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { CELL_STATES } from '../domain/roster-cell.ts'
import { DayOff } from './rest-day.ts'

export const readingRoster = { anyOf: ['view-roster-schedule'], side: 'company' } as const satisfies Access
export const editingRoster = changing(readingRoster, 'edit-schedule')

/** The most people on one page of the board. */
export const MAX_ROSTER_PEOPLE = 2000
/** The most days of one board. */
export const MAX_ROSTER_DAYS = 62
/** The most cells of one save. */
export const MAX_ROSTER_CELLS = 2000

/** The days of a board, both included. */
export const RosterRange = { from: IsoDate, to: IsoDate }

/** A check of the days of a board: in order, and not too many. */
export function refuseFaultyRange({ from, to }: { from: string; to: string }, context: z.RefinementCtx) {
  // What is no day has its own error.
  if (!isDay(from) || !isDay(to)) return
  const refuse = (params: ReturnType<typeof ownText>) =>
    context.addIssue({ code: 'custom', path: ['to'], params })
  if (to < from) refuse(ownText('ວັນສິ້ນສຸດຢູ່ກ່ອນວັນເລີ່ມ', 'The last day is before the first'))
  else if (countDays(from, to) > MAX_ROSTER_DAYS)
    refuse(ownText(`ຫຼາຍສຸດ ${MAX_ROSTER_DAYS} ວັນ`, `At most ${MAX_ROSTER_DAYS} days`))
}

/** A shift as the roster shows it. */
export const RosterShift = z.object({
  id: Id,
  name: z.string(),
  /** '' if it has none. */
  code: z.string(),
  colour: z.string(),
  schedule: z.string(),
  check_in: ClockTime,
  /** At or before the check-in: on the next day. */
  check_out: ClockTime,
  /** Its working time, without the time between the end of a morning leave and the start of an afternoon leave. */
  work_minutes: z.int(),
  /** False: deleted, or replaced by a later shift. */
  is_usable: z.boolean(),
})
export type RosterShift = z.infer<typeof RosterShift>

/**
 * One person of the board. Every array and text has an entry for each day of the board; those of the cells and of leave are empty if the
 * person has none. Shifts are ids; 0 is a day without a shift.
 */
export const RosterPerson = z.object({
  id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  position: z.string().nullable(),
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
  does_not_clock_in: z.boolean(),
  /** By the schedule of the person and the rest days of the company: what counts without a published cell. */
  base: z.array(z.int()),
  /** A letter for each day: `domain/roster-cell.ts`. */
  states: z.string(),
  /** Published. */
  shifts: z.array(z.int()),
  drafts: z.array(z.int()),
  /** 0 without a cell. */
  versions: z.array(z.int()),
  /** Approved leave by day: '.' none, 'f' full, 'm' morning, 'a' afternoon, 'h' hours. */
  leave: z.string(),
})
export type RosterPerson = z.infer<typeof RosterPerson>

export const RosterDayOff = DayOff.omit({ rest_day_id: true })
export type RosterDayOff = z.infer<typeof RosterDayOff>

export const showRoster = defineRoute({
  method: 'GET',
  path: '/employee-roster',
  summary:
    'The roster: the people employed in these days with the shift of each day, by schedule, published and as drafts.',
  access: readingRoster,
  query: listQuery(['emp_number', 'employee_name', 'department'], {
    ...RosterRange,
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
    position_id: severalIds.optional(),
    /** On this schedule on one of the days. */
    schedule_id: IdParam.optional(),
    /**
     * `rostered`: with a cell in these days or on a schedule for rosters; `missing`: who clocks in and has neither a schedule nor a cell;
     * `drafts`: with a draft.
     */
    people: z.enum(['rostered', 'missing', 'drafts']).optional(),
  })
    .extend({ per_page: z.coerce.number().int().min(1).max(MAX_ROSTER_PEOPLE).default(MAX_ROSTER_PEOPLE) })
    .superRefine(refuseFaultyRange),
  answer: z.object({
    data: z.array(RosterPerson),
    meta: ListMeta,
    /** All that the company can use, and those of the cells. */
    shifts: z.array(RosterShift),
    /** Earliest first. */
    days_off: z.array(RosterDayOff),
  }),
  list: {},
})

/** A cell as it is stored. */
export const RosterCell = z.object({
  employee_id: Id,
  date: IsoDate,
  state: z.enum(CELL_STATES),
  /** Published; 0 is a day without a shift. */
  shift: z.int(),
  draft: z.int(),
  version: z.int(),
})
export type RosterCell = z.infer<typeof RosterCell>

/** A change of one cell. `clear`: the schedule counts again. */
export const RosterChange = z
  .object({
    employee_id: Id,
    date: IsoDate,
    set: z.enum(['shift', 'off', 'clear']),
    /** Only with `shift`. */
    shift_id: Id.nullable().default(null),
    /** That of the cell the user has seen; 0 if there was none. */
    version: z.int().min(0),
  })
  .refine(({ set, shift_id }) => set !== 'shift' || shift_id !== null, {
    path: ['shift_id'],
    params: ownText('ກະລຸນາເລືອກກະ', 'Choose a shift'),
  })
export type RosterChange = z.infer<typeof RosterChange>

/** A cell that somebody else has changed in the meantime, with its present state. */
export const RefusedCell = RosterCell.extend({
  code: z.literal('cell_changed'),
  changed_by: z.string(),
  changed_at: Instant,
})
export type RefusedCell = z.infer<typeof RefusedCell>

export const saveRosterCells = defineRoute({
  method: 'POST',
  path: '/employee-roster/cells',
  summary:
    'Store drafts of cells. A cell that somebody else has changed in the meantime is not stored and returned with who did it; the others are stored.',
  access: editingRoster,
  body: z.object({ cells: z.array(RosterChange).min(1).max(MAX_ROSTER_CELLS) }),
  maxBodyBytes: 512 * 1024,
  answer: dataAnswer(z.object({ stored: z.array(RosterCell), refused: z.array(RefusedCell) })),
})
