import {
  listBanks,
  listBenefitTypes,
  listBranches,
  listDepartments,
  listDistricts,
  listEducationLevels,
  listEmployeeLevels,
  listJobTitles,
  listPositions,
  listProvinces,
} from '#features/master-data/contract.ts'
import type { FieldReading } from '#kit/web/form/difference.ts'
import { formatKip } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { useEmployeeText } from '../text.ts'
import type { EmployeeValues } from './employee-values.ts'

const NONE = '–'
type Named = readonly { id: number; name: string }[] | undefined
type Place = { code: string; name_la: string; name_en: string }

/** How the fields of an employee read where two people have changed the same one. The lists are those that the form shows. */
export function useReadings(isEditing: boolean): Record<string, FieldReading> {
  const text = useEmployeeText()
  const { yes, no } = useKitText().action
  const language = useLanguage()
  const { field } = text
  const benefitTypes = useRoute(listBenefitTypes).data?.data
  const provinces = useRoute(listProvinces).data?.data
  const districts = useRoute(listDistricts, { query: {} }, { enabled: isEditing }).data?.data
  const banks = useRoute(listBanks).data?.data
  const nameOf = (list: Named, id: number | null) => list?.find((row) => row.id === id)?.name ?? NONE
  const record = (label: string, list: Named): FieldReading => ({
    label,
    show: (id: number | null) => nameOf(list, id),
  })
  const place = (label: string, list: readonly Place[] | undefined): FieldReading => ({
    label,
    show(code: string | null) {
      const found = list?.find((row) => row.code === code)
      return found ? found[language === 'la' ? 'name_la' : 'name_en'] : NONE
    },
  })
  const choice = (label: string, words: Record<string, string>): FieldReading => ({
    label,
    show: (value: string | null) => (value === null ? NONE : (words[value] ?? value)),
  })
  return {
    gender: choice(field.gender, text.gender),
    card_type: choice(field.card_type, text.card),
    employment_type: choice(field.employment_type, text.employment),
    nationality_id: { label: field.nationality },
    province_id: place(field.province, provinces),
    district_id: place(field.district, districts),
    bank_id: record(
      field.bank,
      banks?.map(({ id, short_name }) => ({ id, name: short_name })),
    ),
    positionId: record(field.position, useRoute(listPositions).data?.data),
    company_branch_id: record(field.branch, useRoute(listBranches).data?.data),
    company_department_id: record(field.department, useRoute(listDepartments).data?.data),
    level_id: record(field.level, useRoute(listEmployeeLevels).data?.data),
    job_title_id: record(field.job_title, useRoute(listJobTitles).data?.data),
    education_level_id: record(field.education, useRoute(listEducationLevels).data?.data),
    base_salary: { show: (kip: number | '') => (kip === '' ? NONE : formatKip(kip)) },
    contacts: {
      label: field.contacts,
      show: (list: EmployeeValues['contacts']) => list.map(({ value }) => value).join(', ') || NONE,
    },
    benefits: {
      label: field.benefits,
      show: (list: EmployeeValues['benefits']) =>
        list
          .map(({ type, amount }) => `${nameOf(benefitTypes, type)} ${formatKip(amount || 0)}`)
          .join(', ') || NONE,
    },
    employee_holidays: {
      label: text.section.leave,
      show: (list: EmployeeValues['employee_holidays']) =>
        list.map(({ type, days, used }) => `${type} ${days} (${used})`).join(', ') || NONE,
    },
    roleId: { show: (ids: number[]) => (ids.length > 0 ? yes : no) },
  }
}
