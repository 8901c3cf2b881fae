import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { NUMBERS_AT_AUTHORITIES } from '#features/employees/server/index.ts'
import { PAYSLIPS } from '#features/payroll/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { Context } from '#kit/server/handler.ts'
import { MAX_NAMES, MissingCodes, NotListed } from '../contract.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { type ChosenRun, chooseRun, JOIN_PERSON_OF_PAYSLIP, OF_RUN } from './report-runs.ts'

/** An authority: the company's code there, who is reported to it, and the number of an employee there. */
export interface Authority {
  code: 'sso_enterprise_code' | 'tax_number'
  label: { la: string; en: string }
  /** A condition on the payslip `p`. */
  reported: string
  /** SQL over the payslip `p` and the employee's numbers `a`: the number entered now, or the one of the payslip. */
  number: string
}

export const SOCIAL_SECURITY: Authority = {
  code: 'sso_enterprise_code',
  label: RUN_REPORT_TEXTS.sso.enterpriseCode,
  reported: `p.person ->> 'is_sso' = 'true'`,
  number: `coalesce(nullif(a.sso_number, ''), p.person ->> 'sso_number')`,
}
export const TAX_DEPARTMENT: Authority = {
  code: 'tax_number',
  label: RUN_REPORT_TEXTS.tax.companyNumber,
  reported: `p.person ->> 'include_salary_tax' = 'true'`,
  number: `coalesce(a.tax_number, '')`,
}

export interface OfAuthority extends ChosenRun {
  /** The company's code; '' if it is missing. */
  code: string
  missing: MissingCodes | null
  notListed: NotListed | null
}

const JOIN_NUMBERS = `left join ${NUMBERS_AT_AUTHORITIES} a on a.company_id = $1 and a.id = p.employee_id`
const CodeRow = z.object({ code: z.string() })
const MissingRow = z.object({ employees: Count, people: MissingCodes.shape.people })

async function findMissing(
  tx: Tx,
  calculationId: number,
  authority: Authority,
  code: string,
): Promise<MissingCodes> {
  const row = await tx.one(
    MissingRow,
    `select count(*) as employees,
       coalesce(json_agg(json_build_object('employee_id', id, 'emp_number', emp_number, 'name', name, 'en_name', en_name)
         order by place) filter (where place <= ${MAX_NAMES}), '[]') as people
     from (
       select p.employee_id as id, p.emp_number, p.name, trim(concat(p.person ->> 'en_name', ' ', p.person ->> 'en_surname')) as en_name,
         row_number() over (order by p.emp_number collate emp_number_order, p.employee_id) as place
       from ${PAYSLIPS} p ${JOIN_NUMBERS}
       where p.company_id = $1 and p.calculation_id = $2 and ${authority.reported} and ${authority.number} = ''
     ) missing`,
    [tx.companyId, calculationId],
  )
  return { company: code === '' ? authority.code : null, ...row }
}

/** Whom the report leaves out, because nothing is reported for them. */
const findNotListed = (tx: Tx, { summed }: ChosenRun, { reported }: Authority): Promise<NotListed> =>
  tx.one(
    NotListed,
    `select count(distinct p.employee_id)::int as employees, coalesce(sum(p.gross), 0)::bigint as gross, coalesce(sum(p.net), 0)::bigint as net
     from ${PAYSLIPS} p where p.company_id = $1 and p.calculation_id = any($2) and (${reported}) is not true`,
    [tx.companyId, summed.map(({ calculation_id }) => calculation_id)],
  )

/** The parts that reports of a run to an authority share: `OF_RUN`, the company's code in the head, and the missing codes. */
export function reportTo(authority: Authority) {
  return {
    ...OF_RUN,
    joins: JOIN_PERSON_OF_PAYSLIP,
    prepare: async (tx: Tx, context: Context): Promise<OfAuthority> => {
      const chosen = await chooseRun(tx, context)
      const { code } = await tx.one(
        CodeRow,
        `select coalesce(max(${authority.code}), '') as code from ${COMPANY_SETTINGS} setting where company_id = $1`,
        [tx.companyId],
      )
      const missing = chosen.run && (await findMissing(tx, chosen.run.calculation_id, authority, code))
      const notListed = chosen.run && (await findNotListed(tx, chosen, authority))
      return { ...chosen, code, missing, notListed }
    },
    from: (param: (value: unknown) => string, reading: { extra: OfAuthority }) =>
      `${OF_RUN.from(param, reading)} ${JOIN_NUMBERS}`,
    where: ['p.company_id = $1', authority.reported],
    meta: (reading: { extra: OfAuthority }) => ({
      ...OF_RUN.meta(reading),
      missing: reading.extra.missing,
      not_listed: reading.extra.notListed,
    }),
    about: (reading: { extra: OfAuthority; language: 'la' | 'en' }) => [
      [authority.label, reading.extra.code] as const,
      ...OF_RUN.about(reading),
    ],
  }
}
