import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Summary } from './statistics.ts'

const RESULTS = path.join(import.meta.dirname, 'results')

/** One line of the table. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** The spread of the rounds. */
  rounds?: Summary
  /** Upper limit of the value. */
  goal?: number
  /** The goal is a lower limit. */
  isLeast?: true
}

/** Whether the goal is met; null without a goal. */
export const isMet = ({ value, goal, isLeast }: Figure): boolean | null =>
  goal === undefined ? null : isLeast ? value >= goal : value <= goal

/** Formats with three significant digits. */
export function formatValue(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** The figures as aligned columns: name, value, unit, min–max, goal, met. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, rounds, goal, isLeast } = figure
    const spread = rounds && rounds.count > 1 ? `${formatValue(rounds.min)}–${formatValue(rounds.max)}` : ''
    const met = isMet(figure)
    return [
      name,
      formatValue(value),
      unit,
      spread,
      goal === undefined ? '' : `${isLeast ? '≥' : '≤'} ${goal}`,
      met === null ? '' : met ? 'yes' : 'NO',
    ]
  })
  const all = [['', 'value', 'unit', 'min–max', 'goal', 'met'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  const isNumber = (column: number) => column === 1 || column === 3
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (isNumber(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return all.map(line).join('\n')
}

/** Writes `results/<time>.json` and `results/latest.json`; returns the first. */
export function saveResults(
  result: { at: Date; figures: readonly Figure[] } & Record<string, unknown>,
): string {
  mkdirSync(RESULTS, { recursive: true })
  const figures = result.figures.map((figure) => ({ ...figure, met: isMet(figure) }))
  const text = `${JSON.stringify({ ...result, figures }, null, 2)}\n`
  const file = path.join(RESULTS, `${result.at.toISOString().replaceAll(':', '-').slice(0, 19)}.json`)
  for (const target of [file, path.join(RESULTS, 'latest.json')]) writeFileSync(target, text)
  return file
}
