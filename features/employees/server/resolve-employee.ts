import { AppError, type FieldErrors } from '#kit/contract/errors.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { EmployeeChange, NewEmployee } from '../contract.ts'
import { normalPhone } from '../domain/phone.ts'
import { searchText } from '../domain/search-text.ts'
import { IMPORT_REASONS } from '../locales/import-reasons.ts'
import type { EmployeeRecord } from './employee-record.ts'
import type { NewRecord } from './insert-employees.ts'

type Given = NewEmployee | EmployeeChange

/** What a record refers to, as far as it is there: a foreign company's entry is as good as none. */
const FIND = `
  select
    (select id from branch where company_id = $1 and id = $2 and deleted_at is null) as company_branch_id,
    (select id from department where company_id = $1 and id = $3 and deleted_at is null) as company_department_id,
    (select id from position where company_id = $1 and id = $4 and deleted_at is null) as "positionId",
    (select id from employee_level where company_id = $1 and id = $5 and deleted_at is null) as level_id,
    (select id from job_title where company_id = $1 and id = $6 and deleted_at is null) as job_title_id,
    (select id from education_level where company_id = $1 and id = $7 and deleted_at is null) as education_level_id,
    (select code from province where code = $8) as province_id,
    (select code from district where code = $9) as district_id,
    (select province_code from district where code = $9) as district_province,
    (select id from bank where id = $10 or ($10 is null and fold_lao($11) in (fold_lao(short_name), fold_lao(name_la), fold_lao(name_en)))
     order by id limit 1) as bank_id,
    array(select id from role where id = any($12)) as "roleId",
    array(select json_build_object('id', id, 'name', name) from benefit_type where company_id = $1 and deleted_at is null) as benefits`

interface Found {
  company_branch_id: number | null
  company_department_id: number | null
  positionId: number | null
  level_id: number | null
  job_title_id: number | null
  education_level_id: number | null
  province_id: string | null
  district_id: string | null
  district_province: string | null
  bank_id: number | null
  roleId: number[]
  benefits: { id: number; name: string }[]
}

const REFERENCES = [
  'company_branch_id',
  'company_department_id',
  'positionId',
  'level_id',
  'job_title_id',
  'education_level_id',
  'province_id',
  'district_id',
  'bank_id',
] as const

const UNKNOWN: Record<Language, string> = { la: 'ຄ່ານີ້ບໍ່ມີໃຫ້ເລືອກ', en: 'Not one of the choices' }

/** Turns a form's payload into what is stored. Throws `invalid_input` with the fields that name what is not there. */
export async function resolveEmployee(
  tx: Tx,
  companyId: number,
  given: Given,
  language: Language,
): Promise<Omit<NewRecord, 'baseSalary'>> {
  const found = await tx.one<Found>(FIND, [
    companyId,
    given.company_branch_id,
    given.company_department_id,
    given.positionId,
    given.level_id,
    given.job_title_id,
    given.education_level_id,
    given.province_id,
    given.district_id,
    given.bank_id,
    given.bank_name,
    given.roleId,
  ])
  const fields = unknownFields(given, found, language)
  const benefits = resolveBenefits(given, found, (field, text) => {
    fields[field] = [text[language]]
  })
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
  const contacts = given.contacts.map(({ type, value }) => ({ type, value: normalPhone(value) }))
  return { record: toRecord(given, found, contacts), contacts, benefits }
}

function unknownFields(given: Given, found: Found, language: Language): FieldErrors {
  const fields: FieldErrors = {}
  for (const name of REFERENCES)
    if (given[name] !== null && found[name] === null) fields[name] = [UNKNOWN[language]]
  if (given.bank_id === null && given.bank_name && found.bank_id === null)
    fields.bank_name = [IMPORT_REASONS.unknown_bank[language]]
  if (found.district_province && found.province_id && found.district_province !== found.province_id)
    fields.district_id = [UNKNOWN[language]]
  if (found.roleId.length < new Set(given.roleId).size) fields.roleId = [UNKNOWN[language]]
  return fields
}

type Refuse = (field: string, text: Record<Language, string>) => void

/** By id of the kind of benefit; one kind twice would be two truths. */
function resolveBenefits(given: Given, found: Found, refuse: Refuse): Record<number, number> {
  const byName = new Map(
    found.benefits.flatMap(
      ({ id, name }) =>
        [
          [foldLao(name), id],
          [String(id), id],
        ] as const,
    ),
  )
  const amounts: Record<number, number> = {}
  given.benefits.forEach(({ type, amount }, at) => {
    const id = byName.get(typeof type === 'number' ? String(type) : foldLao(type))
    if (id === undefined || id in amounts) refuse(`benefits.${at}.type`, UNKNOWN)
    else amounts[id] = amount
  })
  return amounts
}

function toRecord(given: Given, found: Found, contacts: NewRecord['contacts']): EmployeeRecord {
  return {
    emp_number: given.emp_number,
    name: given.name,
    surname: given.surname,
    en_name: given.en_name,
    en_surname: given.en_surname,
    gender: given.gender,
    birth_date: given.birth_date,
    nationality: given.nationality_id,
    province_code: found.district_province ?? found.province_id,
    district_code: found.district_id,
    village: given.village_id,
    card_type: given.card_type,
    card_id: given.card_id,
    emergency_contact: given.emergency_contact,
    relationship: given.relationship,
    bank_id: found.bank_id,
    bank_account_name: given.bank_account_name,
    bank_account: given.bank_account,
    email: given.email,
    branch_id: found.company_branch_id,
    department_id: found.company_department_id,
    position_id: found.positionId,
    level_id: found.level_id,
    job_title_id: found.job_title_id,
    education_level_id: found.education_level_id,
    employment_type: given.employment_type,
    start_date: given.start_date,
    end_date: given.end_date,
    include_salary_tax: given.include_salary_tax,
    is_sso: given.is_sso,
    sso_number: given.sso_number,
    is_line_manager: given.is_line_manager,
    finger_scan: given.finger_scan,
    scan_outside: given.scan_outside,
    is_annual_bonus: given.is_annual_bonus,
    role_ids: given.roleId,
    holidays: given.employee_holidays,
    search_text: searchText({ ...given, contacts }),
  }
}
