import { addDays, daysOfRange } from '#kit/contract/days.ts'
import type { MonthInput } from '../load-month/read-month-folder.ts'

/** The date of a scan line, after its first tab. */
const dateOf = (line: string) => line.slice(line.indexOf('\t') + 1).slice(0, 10)
const withDate = (line: string, day: string) => line.replace(/\t\d{4}-\d{2}-\d{2}/, `\t${day}`)

/**
 * The day of the model month for each day of the previous month: the same weekday four weeks later, or three or
 * five weeks later if that is a holiday or outside the model. The model's scans start one day before its first
 * day.
 */
function modelDays(model: MonthInput, days: readonly string[]): Map<string, string> {
  const [first, last] = model.company.period
  const holidays = new Set(model.company.holidays)
  const isModel = (day: string) => day >= first && day <= last && !holidays.has(day)
  const pairs = days.map((day) => {
    const modelDay = [28, 21, 35].map((ahead) => addDays(day, ahead)).find(isModel)
    return [day, day === addDays(first, -1) ? day : (modelDay ?? addDays(day, 28))] as const
  })
  return new Map(pairs)
}

/**
 * The month before a model month, derived from it: shifted scans, leave and overtime, without salary
 * adjustments.
 */
export function monthBefore(model: MonthInput, period: readonly [string, string]): MonthInput {
  const models = modelDays(model, daysOfRange(...period))
  const lines = Map.groupBy(model.scans.toString('utf8').split('\n').filter(Boolean), dateOf)
  const scans = [...models].flatMap(([day, from]) =>
    (lines.get(from) ?? []).map((line) => withDate(line, day)),
  )
  const shifted = <Row extends { date: string }>(rows: readonly Row[]): Row[] =>
    [...models].flatMap(([day, from]) =>
      rows.filter((row) => row.date === from).map((row) => ({ ...row, date: day })),
    )
  return {
    ...model,
    company: { ...model.company, period: [...period], holidays: [] },
    adjustments: { rows: [], errors: [] },
    leave: { rows: shifted(model.leave.rows), errors: [] },
    overtime: { rows: shifted(model.overtime.rows), errors: [] },
    scans: Buffer.from(`${scans.join('\n')}\n`),
  }
}
