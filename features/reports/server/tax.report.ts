import { z } from 'zod'
import type { TaxBand } from '#engines/payroll/law/types.ts'
import { CALCULATIONS, PAYSLIPS } from '#features/payroll/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { Context } from '#kit/server/handler.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import taxReport, { TaxShare } from '../contract/tax.report.ts'
import type { Untaxed } from '../contract.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { type OfAuthority, reportTo, TAX_DEPARTMENT } from './authority-report.ts'
import { type ChosenRun, PERSON_OF_PAYSLIP } from './report-runs.ts'

const OF_TAX = reportTo(TAX_DEPARTMENT)
const IS_UNTAXED = 'p.tax = 0 and p.company_tax = 0'

interface OfTax extends OfAuthority {
  untaxed: Untaxed | null
}

const UntaxedRow = z.object({ employees: Count, bands: z.custom<TaxBand[]>() })

/** The lowest taxable income in kip with a rate above 0; null if every income is taxed. */
function exemptAmount(bands: readonly TaxBand[]): number | null {
  const first = bands.find(({ rateNum }) => rateNum > 0)
  return first && first.above > 0 ? first.above : null
}

/** The employees of the runs `$2` who are in the report and have no tax in their sum, with the bands of the law of the run `$3`. */
const UNTAXED = `
  select (select count(*) from (
      select from ${PAYSLIPS} p where p.company_id = $1 and p.calculation_id = any($2)
      group by p.employee_id
      having sum(p.tax) = 0 and sum(p.company_tax) = 0
        and (array_agg(p.person ->> 'include_salary_tax' order by p.calculation_id desc))[1] = 'true') as untaxed) as employees,
    c.bands
  from ${CALCULATIONS} c where c.company_id = $1 and c.id = $3`

async function findUntaxed(tx: Tx, { run, summed }: ChosenRun): Promise<Untaxed | null> {
  if (!run) return null
  const calculations = summed.map(({ calculation_id }) => calculation_id)
  const { employees, bands } = await tx.one(UntaxedRow, UNTAXED, [
    tx.companyId,
    calculations,
    run.calculation_id,
  ])
  return { employees, exempt_amount: exemptAmount(bands) }
}

export default reportEndpoints(taxReport, {
  ...OF_TAX,
  prepare: async (tx: Tx, context: Context): Promise<OfTax> => {
    const ofAuthority = await OF_TAX.prepare(tx, context)
    return { ...ofAuthority, untaxed: await findUntaxed(tx, ofAuthority) }
  },
  columns: {
    ...PERSON_OF_PAYSLIP,
    tax_number: TAX_DEPARTMENT.number,
    gross: 'p.gross',
    sso: 'p.sso',
    taxable: 'p.taxable',
    tax: 'p.tax',
    company_tax: 'p.company_tax',
    net: 'p.net',
  },
  filters: {
    ...OF_TAX.filters,
    tax_share: (value: unknown) => (value === TaxShare.enum.untaxed ? IS_UNTAXED : `not (${IS_UNTAXED})`),
  },
  filterLines: {
    tax_share: {
      label: RUN_REPORT_TEXTS.tax.share,
      words: { taxed: RUN_REPORT_TEXTS.tax.taxed, untaxed: RUN_REPORT_TEXTS.tax.untaxed },
    },
  },
  meta: (reading) => ({ ...OF_TAX.meta(reading), untaxed: reading.extra.untaxed }),
})
