import { DateOrder, type ScanLayout } from '../../contract/scan-layout.ts'
import { splitFields } from '../split-fields.ts'
import { readMoment } from './read-moment.ts'

/**
 * The only order of day, month and year in which all dates of these lines can be read; null if several orders can be
 * read and give different days, or none fits. Lines without a date do not count.
 */
export function onlyOrder(lines: readonly string[], layout: ScanLayout): DateOrder | null {
  const fields = lines.slice(layout.skip).map((line) => splitFields(line, layout.delimiter))
  const read = (order: DateOrder) =>
    fields.map((cells) =>
      readMoment(cells[layout.day] ?? '', layout.time === null ? null : (cells[layout.time] ?? ''), order),
    )
  const readings = DateOrder.options.map((order) => ({ order, moments: read(order) }))
  const dated = fields.map((_, line) => readings.some(({ moments }) => moments[line] !== 'bad_date'))
  const fitting = readings.filter(({ moments }) =>
    moments.every((moment, line) => !dated[line] || moment !== 'bad_date'),
  )
  const isSame = fitting.every(({ moments }) => moments.every((at, line) => at === fitting[0]?.moments[line]))
  return dated.includes(true) && isSame ? (fitting[0]?.order ?? null) : null
}
