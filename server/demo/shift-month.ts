import { addDays, daysOfRange } from '#kit/contract/days.ts'
import type { MonthInput } from '../load-month/read-month-folder.ts'

/** A scan line's date stands behind its first tab. */
const dateOf = (line: string) => line.slice(line.indexOf('\t') + 1).slice(0, 10)
const withDate = (line: string, day: string) => line.replace(/\t\d{4}-\d{2}-\d{2}/, `\t${day}`)

/**
 * Which day of the model month each day before it takes after: the same weekday four weeks on, a week nearer or farther
 * where that is a holiday or no day of the model. The model's own scans begin on the day before its first.
 */
function modelDays(model: MonthInput, days: readonly string[]): Map<string, string> {
  const [first, last] = model.company.period
  const holidays = new Set(model.company.holidays)
  const isModel = (day: string) => day >= first && day <= last && !holidays.has(day)
  const pairs = days.map((day) => {
    const found = [28, 21, 35].map((ahead) => addDays(day, ahead)).find(isModel)
    return [day, day === addDays(first, -1) ? day : (found ?? addDays(day, 28))] as const
  })
  return new Map(pairs)
}

/** The month before a model month, lived by the same people in the same way: shifted scans, leave and overtime, no raises. */
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
