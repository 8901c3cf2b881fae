import { formatDate, formatInstantInLaos } from '#kit/contract/days.ts'
import type { ReportColumn, ReportRow } from '#kit/contract/report.ts'
import { formatNumber } from '../format.ts'
import { useLanguage } from '../i18n/language.ts'
import { Money } from '../show/Money.tsx'

interface Props {
  column: ReportColumn
  name: string
  row: ReportRow
}

/** A cell of a report, formatted by the kind of its column; empty values are a dash. */
export function ReportValue({ column, name, row }: Props) {
  const language = useLanguage()
  const english = column.english && language === 'en' ? row[column.english] : null
  const value = english || (row[name] ?? null)
  const { kind, strong, primary, words } = column
  if (kind === 'kip') return <Money kip={value as number | null} {...(strong ? { strong: true } : {})} />
  if (value === null || value === '') return <>–</>
  if (kind === 'day') return <>{formatDate(String(value))}</>
  if (kind === 'instant') return <>{formatInstantInLaos(String(value))}</>
  const text = words?.[String(value)]?.[language] ?? (typeof value === 'number' ? figure(value) : value)
  if (primary) return <b className="name">{text}</b>
  return strong ? <b>{text}</b> : text
}

/** A count, or days with halves. */
export const figure = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1)
