import { formatDate } from '#kit/contract/days.ts'
import type { Field } from '#kit/contract/master-data-fields.ts'
import { formatNumber } from '../format.ts'
import { useLanguage } from '../i18n/language.ts'
import { Amount } from '../show/Amount.tsx'
import { Money } from '../show/Money.tsx'
import { useListText } from './text.ts'

interface Props {
  name: string
  field: Field
  /** The entry, or its values in the log. */
  values: Record<string, unknown>
}

const NONE = '–'

/** The formatted value of a field. */
export function FieldValue({ name, field, values }: Props) {
  const language = useLanguage()
  const text = useListText()
  const value = values[name]
  if (field.kind === 'flag') return value ? '✓' : NONE
  if (value === null || value === undefined || value === '')
    return field.kind === 'number' && !field.required ? text.andAbove : NONE
  if (field.currencyField)
    return <Amount amount={Number(value)} currency={values[field.currencyField] as string | null} />
  if (field.kind === 'kip') return <Money kip={Number(value)} />
  if (field.kind === 'number') return <span className="figures">{formatNumber(Number(value), 0)}</span>
  if (field.kind === 'decimal')
    return <span className="figures">{decimals(Number(value), field.decimals)}</span>
  if (field.kind === 'date') return formatDate(String(value))
  if (field.options) return field.options[String(value)]?.[language] ?? String(value)
  if (field.source) return (values.labels as Record<string, string> | undefined)?.[name] ?? String(value)
  return <span style={{ whiteSpace: field.kind === 'long' ? 'pre-wrap' : undefined }}>{String(value)}</span>
}

/** At most six decimals, without trailing zeros beyond `least` decimals. */
function decimals(value: number, least = 2): string {
  const text = formatNumber(value, 6)
  const end = text.length - 6 + least
  return (text.slice(0, end) + text.slice(end).replace(/0+$/, '')).replace(/\.$/, '')
}
