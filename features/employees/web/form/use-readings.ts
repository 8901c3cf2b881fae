import { listBanks, listBenefitTypes, listDistricts, listProvinces } from '#features/master-data/contract.ts'
import type { FieldReading } from '#kit/web/form/difference.ts'
import { formatKip } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { FIELDS, type NamedField } from '../../domain/fields/fields.ts'
import { NATIONALITIES } from '../../domain/nationalities.ts'
import { useFieldText } from '../field-text.ts'
import type { EmployeeValues } from './employee-values.ts'
import { useEntries } from './use-entries.ts'

const NONE = '–'
const monthsText = ({ first_month, last_month }: EmployeeValues['benefits'][number]) =>
  first_month || last_month ? `(${first_month ?? ''}–${last_month ?? ''})` : ''
type Named = readonly { id: number; name: string }[] | undefined
type Place = { code: string; name_la: string; name_en: string }

/** How the values of an employee are displayed when two users have changed the same field. The lists are those of the form. */
export function useReadings(isEditing: boolean): Record<string, FieldReading> {
  const text = useFieldText()
  const entries = useEntries()
  const own = useOwnReadings(isEditing)
  const show = ({ name, kind, table }: NamedField): FieldReading['show'] => {
    if (kind === 'choice') return (value: string | null) => text.option(name, value)
    if (kind === 'kip') return (sum: number | '') => (sum === '' ? NONE : formatKip(sum))
    if (table) return (id: number | null) => nameOf(entries[table], id)
    return undefined
  }
  return Object.fromEntries(
    FIELDS.map((field) => {
      const reading = own[field.name] ?? show(field)
      return [field.name, { label: text.heading(field.name), ...(reading && { show: reading }) }]
    }),
  )
}

const nameOf = (list: Named, id: number | null) => list?.find((row) => row.id === id)?.name ?? NONE

/** Those of fields that are not rendered from the table. */
function useOwnReadings(isEditing: boolean): Record<string, FieldReading['show']> {
  const { yes, no } = useKitText().action
  const language = useLanguage()
  const benefitTypes = useRoute(listBenefitTypes).data?.data
  const provinces = useRoute(listProvinces).data?.data
  const districts = useRoute(listDistricts, { query: {} }, { enabled: isEditing }).data?.data
  const banks = useRoute(listBanks).data?.data.map(({ id, short_name }) => ({ id, name: short_name }))
  const place = (list: readonly Place[] | undefined) => (code: string | null) =>
    list?.find((row) => row.code === code)?.[language === 'la' ? 'name_la' : 'name_en'] ?? NONE
  return {
    nationality_id: (name: string) => {
      const offered = NATIONALITIES.find((nationality) => nationality.name === name)
      return (language === 'la' ? offered?.la : undefined) ?? name
    },
    province_id: place(provinces),
    district_id: place(districts),
    bank_id: (id: number | null) => nameOf(banks, id),
    contacts: (list: EmployeeValues['contacts']) => list.map(({ value }) => value).join(', ') || NONE,
    benefits: (list: EmployeeValues['benefits']) =>
      list
        .map(
          (line) => `${nameOf(benefitTypes, line.type)} ${formatKip(line.amount || 0)} ${monthsText(line)}`,
        )
        .join(', ') || NONE,
    employee_holidays: (list: EmployeeValues['employee_holidays']) =>
      list.map(({ type, days, used }) => `${type} ${days} (${used})`).join(', ') || NONE,
    manager_id: (id: number | null) => (id === null ? NONE : yes),
    roleId: (ids: number[]) => (ids.length > 0 ? yes : no),
  }
}
