import { mulDivRound } from '#engines/payroll/fraction.ts'
import type { LawRow } from '#engines/payroll/law/types.ts'
import { bandedTax } from '#engines/payroll/tax-bands.ts'
import { AppError } from '#kit/contract/errors.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, handle } from '#kit/server/handler.ts'
import {
  addSocialSecurity,
  addTaxTable,
  listSocialSecurity,
  listTaxTables,
  previewSocialSecurity,
  previewTaxTable,
} from '../contract.ts'
import { rowOf, SAMPLE_INCOMES, withAndWithout } from './law-proposal.ts'
import { readLaw, readLawRows } from './law-values.ts'
import { listContributions, listTables } from './list-law.ts'

type Asking = Pick<Context, 'db' | 'session'>

async function effectOf({ db }: Asking, row: LawRow) {
  return db.asProvider(async (tx) =>
    withAndWithout(row, await readLaw(tx, row.firstDay), await readLawRows(tx, row.firstDay)),
  )
}

async function add(context: Asking, row: LawRow, source: string) {
  const data = await context.db.asProvider(async (tx) => {
    const added = await tx.execute(
      `insert into statutory_value (kind, first_day, value, source) values ($1, $2, $3, $4)
       on conflict (kind, first_day) do nothing`,
      [row.kind, row.firstDay, JSON.stringify(row.value), source],
    )
    if (added === 0) throw new AppError('duplicate', { fields: { first_day: [row.firstDay] } })
    const after = { kind: row.kind, first_day: row.firstDay, value: row.value, source }
    await audit(tx, null, actorOf(context), { action: 'create', entity: 'statutory_value', after })
    return { first_day: row.firstDay }
  })
  return { data }
}

export const statutoryValueEndpoints = [
  handle(listTaxTables, async ({ db }) => ({ data: await db.asProvider(listTables) })),
  handle(previewTaxTable, async (context) => {
    const { before, after } = await effectOf(context, rowOf(context.body, context.language))
    return {
      data: SAMPLE_INCOMES.map((income) => ({
        income,
        before: bandedTax(before.incomeTax.bands, income).tax,
        after: bandedTax(after.incomeTax.bands, income).tax,
      })),
    }
  }),
  handle(addTaxTable, (context) => add(context, rowOf(context.body, context.language), context.body.source)),
  handle(listSocialSecurity, async ({ db }) => ({ data: await db.asProvider(listContributions) })),
  handle(previewSocialSecurity, async (context) => {
    const law = await effectOf(context, rowOf(context.body, context.language))
    const share = (of: 'before' | 'after', whose: 'employee' | 'employer', income: number) => {
      const { socialSecurityCeiling: top, socialSecurityRates: rates } = law[of]
      return mulDivRound(Math.min(income, top.ceiling), rates[`${whose}Num`], rates[`${whose}Den`])
    }
    return {
      data: SAMPLE_INCOMES.map((income) => ({
        income,
        employee_before: share('before', 'employee', income),
        employee_after: share('after', 'employee', income),
        employer_before: share('before', 'employer', income),
        employer_after: share('after', 'employer', income),
      })),
    }
  }),
  handle(addSocialSecurity, (context) =>
    add(context, rowOf(context.body, context.language), context.body.source),
  ),
]
