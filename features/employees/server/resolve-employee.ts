import { z } from 'zod'
import { ROLES } from '#features/access/server/index.ts'
import {
  BANKS,
  BENEFIT_TYPES,
  COMPANY_LISTS,
  DISTRICTS,
  PROVINCES,
} from '#features/master-data/server/index.ts'
import { AppError, type FieldErrors } from '#kit/contract/errors.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { EmployeeChange, NewEmployee } from '../contract.ts'
import type { BenefitLine } from '../domain/dated-benefits.ts'
import {
  isIdle,
  REFERENCE_FIELDS,
  type ReferenceName,
  STORED_FIELDS,
  type StoredFields,
} from '../domain/fields/fields.ts'
import { normalPhone } from '../domain/phone.ts'
import { searchText } from '../domain/search-text.ts'
import { IMPORT_REASONS } from '../locales/import-reasons.ts'
import type { EmployeeRecord } from './employee-record.ts'
import type { NewRecord } from './insert-employees.ts'

type EmployeeRequest = NewEmployee | EmployeeChange

/** The list entries that a request refers to: from $7, in the order of the table. */
const REFERENCED = REFERENCE_FIELDS.map(
  ({ name, table }, at) =>
    `(select id from ${COMPANY_LISTS[table]} list where company_id = $1 and id = $${at + 7} and deleted_at is null) as "${name}"`,
).join(',\n    ')

/** The existing referenced records: an entry of another company counts as missing. */
const FIND = `
  select ${REFERENCED},
    (select code from ${PROVINCES} province where code = $2) as province_id,
    (select code from ${DISTRICTS} district where code = $3) as district_id,
    (select province_code from ${DISTRICTS} district where code = $3) as district_province,
    (select id from ${BANKS} bank where id = $4 or ($4 is null and fold_lao($5) in (fold_lao(short_name), fold_lao(name_la), fold_lao(name_en)))
     order by id limit 1) as bank_id,
    array(select id from ${ROLES} role where id = any($6)) as "roleId",
    array(select json_build_object('id', id, 'name', name) from ${BENEFIT_TYPES} benefit_type where company_id = $1 and deleted_at is null) as benefits`

const References = z.object(
  Object.fromEntries(REFERENCE_FIELDS.map(({ name }) => [name, Id.nullable()])) as {
    [Name in ReferenceName]: z.ZodNullable<typeof Id>
  },
)
const Entries = References.extend({
  province_id: z.string().nullable(),
  district_id: z.string().nullable(),
  district_province: z.string().nullable(),
  bank_id: Id.nullable(),
  roleId: z.array(Id),
  benefits: z.array(z.object({ id: Id, name: z.string() })),
})
type Entries = z.infer<typeof Entries>

const REFERENCES = [
  ...REFERENCE_FIELDS.map(({ name }) => name),
  ...(['province_id', 'district_id', 'bank_id'] as const),
]

const UNKNOWN: Record<Language, string> = { la: 'ຄ່ານີ້ບໍ່ມີໃຫ້ເລືອກ', en: 'Not one of the choices' }

/** Converts a request into the stored record. Throws `invalid_input` with the fields that refer to missing entries. */
export async function resolveEmployee(
  tx: Tx,
  companyId: number,
  request: EmployeeRequest,
  language: Language,
): Promise<Omit<NewRecord, 'baseSalary' | 'benefits'> & { benefits: BenefitLine[] }> {
  const entries = await tx.one(Entries, FIND, [
    companyId,
    request.province_id,
    request.district_id,
    request.bank_id,
    request.bank_name,
    request.roleId,
    ...REFERENCE_FIELDS.map(({ name }) => request[name]),
  ])
  const fields = unknownFields(request, entries, language)
  const benefits = resolveBenefits(request, entries, (field, text) => {
    fields[field] = [text[language]]
  })
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
  const contacts = request.contacts.map(({ type, value }) => ({ type, value: normalPhone(value) }))
  return { record: toRecord(request, entries, contacts), contacts, benefits }
}

function unknownFields(request: EmployeeRequest, entries: Entries, language: Language): FieldErrors {
  const fields: FieldErrors = {}
  for (const name of REFERENCES)
    if (request[name] !== null && entries[name] === null) fields[name] = [UNKNOWN[language]]
  if (request.bank_id === null && request.bank_name && entries.bank_id === null)
    fields.bank_name = [IMPORT_REASONS.unknown_bank[language]]
  if (entries.district_province && entries.province_id && entries.district_province !== entries.province_id)
    fields.district_id = [UNKNOWN[language]]
  if (entries.roleId.length < new Set(request.roleId).size) fields.roleId = [UNKNOWN[language]]
  return fields
}

type Refuse = (field: string, text: Record<Language, string>) => void

/** The lines with the ids of their kinds. */
function resolveBenefits(request: EmployeeRequest, entries: Entries, refuse: Refuse): BenefitLine[] {
  const byName = new Map(
    entries.benefits.flatMap(
      ({ id, name }) =>
        [
          [foldLao(name), id],
          [String(id), id],
        ] as const,
    ),
  )
  return request.benefits.flatMap(({ type, ...line }, at) => {
    const id = byName.get(typeof type === 'number' ? String(type) : foldLao(type))
    if (id === undefined) refuse(`benefits.${at}.type`, UNKNOWN)
    return id === undefined ? [] : [{ ...line, type: id }]
  })
}

/** Every stored field as sent, except references to list entries. */
function toRecord(
  request: EmployeeRequest,
  entries: Entries,
  contacts: NewRecord['contacts'],
): EmployeeRecord {
  const values = Object.fromEntries(
    STORED_FIELDS.map((field) => {
      const { name, column, table } = field
      if (isIdle(field, request)) return [column, field.empty]
      return [
        column,
        table ? entries[name as ReferenceName] : (request as Readonly<Record<string, unknown>>)[name],
      ]
    }),
  ) as StoredFields
  return {
    ...values,
    province_code: entries.district_province ?? entries.province_id,
    district_code: entries.district_id,
    bank_id: entries.bank_id,
    search_text: searchText({ ...request, contacts }),
  }
}
