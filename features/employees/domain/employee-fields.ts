import { z } from 'zod'
import { ownText } from '#kit/contract/field-messages.ts'
import { normalLao } from '#kit/contract/normal-lao.ts'
import { Id, IsoDate, SalaryKip, Version } from '#kit/contract/scalars.ts'
import { NATIONALITIES } from './nationalities.ts'

/** Text without leading, trailing and doubled spaces, in the normal forms of Lao. */
const text = (max: number) => z.string().transform(normalLao).pipe(z.string().max(max))
const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((given) => given ?? '')
const requiredText = (max: number) => z.string().transform(normalLao).pipe(z.string().min(1).max(max))

const emptyToNull = (given: unknown) => (given === '' || given === undefined ? null : given)
const optional = <S extends z.ZodType>(schema: S) =>
  z
    .preprocess(emptyToNull, schema.nullable())
    .optional()
    .default(null as never)

const YES = ['yes', 'true', '1', 'on']
const NO = ['no', 'false', '0', 'off']
/** true and false, also as yes and no or 1 and 0. */
const flag = (otherwise: boolean) =>
  z
    .union([z.boolean(), z.enum([...YES, ...NO]), z.literal([0, 1])])
    .nullish()
    .transform((given) => (given == null ? otherwise : given === true || YES.includes(String(given))))

const codeOf = (length: number) => (given: unknown) =>
  typeof given === 'number' ? String(given).padStart(length, '0') : emptyToNull(given)
const code = (length: number) =>
  z.preprocess(codeOf(length), z.string().trim().max(10).nullable()).optional().default(null)

/** One of the offered nationalities, by its name or by its place in the list (from 1), or another in words. */
const nationality = z
  .union([z.int().min(1).max(NATIONALITIES.length), text(60)])
  .nullish()
  .transform((given) =>
    typeof given === 'number' ? (NATIONALITIES[given - 1]?.name ?? 'Lao') : given || 'Lao',
  )

const cardType = z.preprocess(
  (given) => (given === 'family record/social security card' ? 'family record' : emptyToNull(given)),
  z.enum(['identity card', 'family record', 'passport']).nullable(),
)

const fields = z.object({
  emp_number: requiredText(30),
  name: requiredText(100),
  surname: optionalText(100),
  en_name: optionalText(100),
  en_surname: optionalText(100),
  gender: optional(z.enum(['male', 'female'])),
  birth_date: optional(IsoDate),
  nationality_id: nationality,
  /** Code of the district; the province follows from it and is needed only without one. */
  province_id: code(2),
  district_id: code(4),
  /** The village by its name. */
  village_id: z
    .union([text(100), z.number().transform(String)])
    .nullish()
    .transform((given) => given ?? ''),
  contacts: z
    .array(z.object({ type: requiredText(30), value: requiredText(100) }))
    .max(20)
    .default([]),
  card_type: cardType.optional().default(null),
  card_id: optionalText(30),
  emergency_contact: optionalText(100),
  relationship: optionalText(60),
  bank_id: optional(Id),
  /** Short or full name of the bank, where `bank_id` is not given. */
  bank_name: optionalText(100),
  bank_account_name: optionalText(100),
  /** Digits, spaces and hyphens, 6 to 25 of them; leading zeros count, so it is text. */
  bank_account: z
    .union([text(40), z.int().min(0).transform(String)])
    .nullish()
    .transform((given) => given ?? '')
    .refine((given) => given === '' || /^[0-9][0-9 -]{4,23}[0-9]$/.test(given), {
      params: ownText('ເລກບັນຊີຕ້ອງເປັນຕົວເລກ 6 ຫາ 25 ຕົວ', 'An account number has 6 to 25 digits'),
    }),
  email: z
    .preprocess(emptyToNull, z.email().max(200).nullable())
    .optional()
    .transform((given) => given ?? ''),
  positionId: optional(Id),
  company_branch_id: optional(Id),
  company_department_id: optional(Id),
  level_id: optional(Id),
  job_title_id: optional(Id),
  education_level_id: optional(Id),
  include_salary_tax: flag(true),
  employment_type: optionalText(60).transform((given) => given || 'full time'),
  start_date: IsoDate,
  end_date: optional(IsoDate),
  /** `type`: id or name of one of the company's kinds of benefit; `amount`: kip a month. */
  benefits: z
    .array(z.object({ type: z.union([Id, requiredText(100)]), amount: SalaryKip }))
    .max(50)
    .default([]),
  finger_scan: flag(false),
  scan_outside: flag(false),
  is_sso: flag(true),
  sso_number: optionalText(30),
  is_line_manager: flag(false),
  is_annual_bonus: flag(false),
  /** Roles for the account that the employee may get. */
  roleId: z.array(Id).max(20).default([]),
  employee_holidays: z
    .array(
      z.object({
        type: z
          .union([z.string().max(100), z.number().transform(String)])
          .nullish()
          .transform((given) => given ?? null),
        days: z.number().min(0).max(366),
        used: z.number().min(0).max(366).default(0),
      }),
    )
    .max(50)
    .default([]),
})

type Dates = { start_date: string; end_date: string | null; birth_date: string | null }

function checkDates(given: Dates, context: z.RefinementCtx) {
  const issue = (path: string, texts: object) =>
    context.addIssue({ code: 'custom', path: [path], params: texts as never })
  if (given.end_date && given.end_date < given.start_date)
    issue('end_date', ownText('ຕ້ອງບໍ່ກ່ອນວັນທີເລີ່ມ', 'Not before the start date'))
  if (given.birth_date && given.birth_date >= given.start_date)
    issue('birth_date', ownText('ຕ້ອງກ່ອນວັນທີເລີ່ມ', 'Must be before the start date'))
}

/** The payload of a new employee, by the names of the specification (section 3, "Employee"). */
export const NewEmployee = fields.extend({ base_salary: SalaryKip }).superRefine(checkDates as never)
export type NewEmployee = z.output<typeof NewEmployee>

/** The same record with its version; `base_salary` may be left out. */
export const EmployeeChange = fields
  .extend({ base_salary: SalaryKip.optional(), version: Version })
  .superRefine(checkDates as never)
export type EmployeeChange = z.output<typeof EmployeeChange>
