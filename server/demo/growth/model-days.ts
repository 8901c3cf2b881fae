import { addDays, countDays, daysOfRange, weekdayOf } from '#kit/contract/days.ts'
import type { MonthInput } from '../../load-month/read-month-folder.ts'

/** Mondays of the weeks of the model month that have no holiday, in turn. */
const MODEL_WEEKS = ['2026-04-06', '2026-04-20'] as const
/** The Monday from which the weeks are counted. */
const FIRST_MONDAY = '2026-05-04'

/** The moment up to which the demo has grown, in Laos. */
export interface DemoNow {
  /** 'YYYY-MM-DD' */
  day: string
  /** 'HH:MM' */
  clock: string
}

/** The day of the model month whose scans, leave and overtime a later day has: the same weekday, the weeks in turn. */
export function modelDay(day: string): string {
  const sinceMonday = weekdayOf(day) - 1
  const weeks = (countDays(FIRST_MONDAY, addDays(day, -sinceMonday)) - 1) / 7
  return addDays(weeks % 2 === 0 ? MODEL_WEEKS[0] : MODEL_WEEKS[1], sinceMonday)
}

export interface DaysOfModel {
  /** Lines of a scan file. */
  scans: string[]
  leave: MonthInput['leave']['rows']
  overtime: MonthInput['overtime']['rows']
}

/** The model's scan lines by day, and its leave and overtime. */
export interface DayModel {
  lines: ReadonlyMap<string, readonly string[]>
  leave: MonthInput['leave']['rows']
  overtime: MonthInput['overtime']['rows']
}

export function dayModelOf(model: MonthInput): DayModel {
  const lines = model.scans.toString('utf8').split('\n').filter(Boolean)
  return {
    lines: Map.groupBy(lines, (line) => instantOf(line).slice(0, 10)),
    leave: model.leave.rows,
    overtime: model.overtime.rows,
  }
}

/** 'YYYY-MM-DD HH:MM:SS' of a scan line. */
const instantOf = (line: string) => line.slice(line.indexOf('\t') + 1, line.indexOf('\t') + 20)

interface Range {
  from: string
  to: string
  now: DemoNow
  /** Days without work. */
  holidays: ReadonlySet<string>
}

/** Scans up to now, leave and overtime of these days, from the model. */
export function daysLikeModel(model: DayModel, { from, to, now, holidays }: Range): DaysOfModel {
  const days = daysOfRange(from, to).filter((day) => !holidays.has(day))
  const pairs = days.map((day) => [day, modelDay(day)] as const)
  const until = `${now.day} ${now.clock}`
  const onDay = <Row extends { date: string }>(rows: readonly Row[]): Row[] =>
    pairs.flatMap(([day, like]) =>
      rows.filter(({ date }) => date === like).map((row) => ({ ...row, date: day })),
    )
  return {
    scans: pairs.flatMap(([day, like]) =>
      (model.lines.get(like) ?? [])
        .map((line) => line.replace(/\t\d{4}-\d{2}-\d{2}/, `\t${day}`))
        .filter((line) => instantOf(line).slice(0, 16) <= until),
    ),
    leave: onDay(model.leave),
    overtime: onDay(model.overtime),
  }
}
