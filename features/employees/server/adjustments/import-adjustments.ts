import { z } from 'zod'
import { KIP } from '#kit/contract/currency.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate, Kip, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { importSalaryAdjustments, type RaiseWarning } from '../../contract.ts'
import { personName } from '../person.ts'
import { type AdjustmentFault, recordSalaryAdjustments } from '../record-salary-adjustments.ts'
import { type ReadTouchedRuns, runsFrom } from './locked-days.ts'
import { BEFORE_START, LEFT, type ReadMinimumWage, warningsOf } from './raise-salaries.ts'
import type { RequireOthers } from './require-others.ts'
import { inKipOn, unknownCurrencies } from './salary-amounts.ts'

type Fault = AdjustmentFault | 'before_start' | 'left' | 'unknown_currency'

const TEXTS: Record<Fault, Record<Language, string>> = {
  unknown_employee: { la: 'ບໍ່ມີພະນັກງານລະຫັດນີ້', en: 'No employee has this number' },
  other_salary: { la: 'ມີການປັບອື່ນໃນວັນທີນີ້ແລ້ວ', en: 'There is another adjustment on this day' },
  repeated: { la: 'ຊ້ຳກັບແຖວກ່ອນ', en: 'Repeats an earlier row' },
  bad_salary: { la: 'ເງິນເດືອນໃໝ່ບໍ່ຖືກຕ້ອງ', en: 'The new salary is not valid' },
  unknown_currency: { la: 'ບໍ່ມີສະກຸນເງິນນີ້ໃນລາຍການ', en: 'This currency is not in the list' },
  before_start: BEFORE_START,
  left: LEFT,
}

type Row = Context<typeof importSalaryAdjustments>['body']['rows'][number]

const PlaceRow = z.object({
  employee_id: Id,
  emp_number: z.string(),
  employee_name: z.string(),
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
  /** In force on the day before. */
  current: Kip.nullable(),
  currency: z.string().nullable(),
  day: IsoDate,
})
type PlaceRow = z.infer<typeof PlaceRow>

const places = (language: Language) => `
  select e.id as employee_id, e.emp_number, ${personName(language)} as employee_name, e.start_date, e.end_date, w.day,
    (select s.base_salary from salary s where s.company_id = $1 and s.employee_id = e.id and s.in_force_from < w.day
     order by s.in_force_from desc limit 1) as current,
    (select s.currency from salary s where s.company_id = $1 and s.employee_id = e.id and s.in_force_from < w.day
     order by s.in_force_from desc limit 1) as currency
  from unnest($2::text[], $3::date[]) as w(emp_number, day)
  join employee e on e.company_id = $1 and e.emp_number = w.emp_number and e.deleted_at is null`

const keyOf = (emp_number: string, day: string) => `${emp_number} ${day}`

/** The present employees of these rows, by number and day. */
async function readPlaces(tx: Tx, rows: readonly Row[], language: Language): Promise<Map<string, PlaceRow>> {
  const values = [rows.map(({ emp_number }) => emp_number), rows.map(({ effective_date }) => effective_date)]
  const found = await tx.query(PlaceRow, places(language), [tx.companyId, ...values])
  return new Map(found.map((place) => [keyOf(place.emp_number, place.day), place]))
}

function dayFault({ start_date, end_date, day }: PlaceRow): Fault | null {
  if (day < start_date) return 'before_start'
  return end_date !== null && end_date < day ? 'left' : null
}

/** Stores the adjustments of a table, all or none; existing ones with the same amount are skipped. */
export const importSalaryAdjustmentsWith = (
  readRuns: ReadTouchedRuns,
  readMinimumWage: ReadMinimumWage,
  requireOthers: RequireOthers,
): Endpoint =>
  handle(importSalaryAdjustments, (context) =>
    inCompany(context, async (tx) => {
      const { rows, confirmed } = context.body
      const known = await readPlaces(tx, rows, context.language)
      await requireOthers(
        tx,
        context,
        [...known.values()].map(({ employee_id }) => employee_id),
      )
      const placeOf = (row: Row) => known.get(keyOf(row.emp_number, row.effective_date))
      const unknown = await unknownCurrencies(
        tx,
        rows.map(({ currency = KIP }) => currency),
      )
      refuse(
        rows.flatMap((row, at) => {
          const place = placeOf(row)
          const isUnknown = unknown.has(row.currency ?? KIP)
          const code = isUnknown ? ('unknown_currency' as const) : place && dayFault(place)
          return code ? [{ at, code }] : []
        }),
        context,
      )
      const warnings = await readWarnings(tx, rows, placeOf, { readRuns, readMinimumWage })
      if (warnings.length > 0 && !confirmed) return { data: { recorded: null, unchanged: 0, warnings } }
      const { added, unchanged, errors } = await recordSalaryAdjustments(tx, rows, actorOf(context))
      refuse(errors, context)
      return { data: { recorded: added, unchanged, warnings } }
    }),
  )

function refuse(
  faults: readonly { at: number; code: Fault }[],
  { language }: Pick<Context, 'language'>,
): void {
  if (faults.length === 0) return
  const fields = faults.map(({ at, code }) => [`rows.${at}.emp_number`, [TEXTS[code][language]]])
  throw new AppError('invalid_input', { fields: Object.fromEntries(fields) })
}

/** As for raises of chosen people: locked runs, salaries that are lowered or below the minimum wage of their day. */
async function readWarnings(
  tx: Tx,
  rows: readonly Row[],
  placeOf: (row: Row) => PlaceRow | undefined,
  { readRuns, readMinimumWage }: { readRuns: ReadTouchedRuns; readMinimumWage: ReadMinimumWage },
): Promise<RaiseWarning[]> {
  const wageOn = await readWages(
    rows.map(({ effective_date }) => effective_date),
    (day) => readMinimumWage(tx, day),
  )
  const earliest = rows.map(({ effective_date }) => effective_date).sort()[0] ?? ''
  const currencies = rows.flatMap((row) => [row.currency ?? KIP, placeOf(row)?.currency ?? KIP])
  const inKip = await inKipOn(tx, earliest, currencies)
  return [
    ...runsFrom(await readRuns(tx), earliest).map((run) => ({ code: 'in_locked_run' as const, run })),
    ...rows.flatMap((row) => {
      const place = placeOf(row)
      if (!place) return []
      const { emp_number, employee_name } = place
      const [target, currency] = [row.target_salary, row.currency ?? KIP]
      const before =
        place.current === null
          ? { current: target, current_currency: currency }
          : { current: place.current, current_currency: place.currency ?? KIP }
      const planned = { emp_number, employee_name, ...before, target, currency }
      return warningsOf(planned, wageOn(row.effective_date), inKip)
    }),
  ]
}

/** The minimum wage on each of these days; two queries unless it changes between them. */
async function readWages(days: readonly string[], read: (day: string) => Promise<number | null>) {
  const distinct = [...new Set(days)].sort()
  const [first = '', last = first] = [distinct[0], distinct.at(-1)]
  const [before, after] = [await read(first), await read(last)]
  if (before === after) return () => after
  const wages = new Map<string, number | null>()
  for (const day of distinct) wages.set(day, await read(day))
  return (day: string) => wages.get(day) ?? null
}
