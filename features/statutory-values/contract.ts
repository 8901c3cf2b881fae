import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Instant, IsoDate } from '#kit/contract/scalars.ts'
import { longText } from '#kit/contract/texts.ts'

/** At most four decimals of a percentage, as in the law. */
const percent = z.number().min(0).max(99).multipleOf(0.0001)
const amount = z.int().min(0).max(99_999_999_999)
const firstDay = { first_day: IsoDate, source: longText(1000).min(10) }

/** A dated value is added, never changed: runs keep the values they were calculated with. */
export const NewTaxTable = z.object({
  ...firstDay,
  /** Each rate applies to the part of the monthly income above its bound, up to the next bound. */
  bands: z
    .array(z.object({ above: amount, percent }))
    .min(1)
    .max(20),
})
export type NewTaxTable = z.infer<typeof NewTaxTable>

export const NewSocialSecurity = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('social_security_ceiling'), ...firstDay, ceiling: amount }),
  z.object({
    kind: z.literal('social_security_rates'),
    ...firstDay,
    employee_percent: percent,
    employer_percent: percent,
  }),
])
export type NewSocialSecurity = z.infer<typeof NewSocialSecurity>

const common = {
  first_day: IsoDate,
  source: z.string(),
  created_at: Instant,
  /** In force today, in the future, or replaced. */
  state: z.enum(['past', 'current', 'coming']),
}
export const TaxTable = NewTaxTable.extend(common)
export type TaxTable = z.infer<typeof TaxTable>
export const SocialSecurityValue = z.discriminatedUnion('kind', [
  NewSocialSecurity.options[0].extend(common),
  NewSocialSecurity.options[1].extend(common),
])
export type SocialSecurityValue = z.infer<typeof SocialSecurityValue>

/** The monthly payment for a sample income under the current value and under the proposed one. */
export const TaxEffect = z.object({ income: amount, before: amount, after: amount })
export const SocialSecurityEffect = z.object({
  income: amount,
  employee_before: amount,
  employee_after: amount,
  employer_before: amount,
  employer_after: amount,
})
export type TaxEffect = z.infer<typeof TaxEffect>
export type SocialSecurityEffect = z.infer<typeof SocialSecurityEffect>

const taxes = { anyOf: ['admin-tax'], side: 'provider' } as const
const contributions = { anyOf: ['managesocialsecurity'], side: 'provider' } as const
const done = dataAnswer(z.object({ first_day: IsoDate }))

export const listTaxTables = defineRoute({
  method: 'GET',
  path: '/admin/tax',
  summary: 'List the tables of the salary income tax with their start dates and sources, newest first.',
  access: taxes,
  answer: dataAnswer(z.array(TaxTable)),
})
export const previewTaxTable = defineRoute({
  method: 'POST',
  path: '/admin/tax/preview',
  summary: 'Show the monthly tax of sample incomes before and after a proposed table; nothing is saved.',
  access: taxes,
  body: NewTaxTable,
  answer: dataAnswer(z.array(TaxEffect)),
})
export const addTaxTable = defineRoute({
  method: 'POST',
  path: '/admin/tax',
  summary:
    'Add a table that is valid from its start date; runs that are already calculated keep their values.',
  access: taxes,
  body: NewTaxTable,
  answer: done,
  errors: ['duplicate'],
})

export const listSocialSecurity = defineRoute({
  method: 'GET',
  path: '/admin/social-security',
  summary: 'List the ceilings and rates of social security with their start dates and sources, newest first.',
  access: contributions,
  answer: dataAnswer(z.array(SocialSecurityValue)),
})
export const previewSocialSecurity = defineRoute({
  method: 'POST',
  path: '/admin/social-security/preview',
  summary:
    'Show the monthly contributions of sample incomes before and after a proposed value; nothing is saved.',
  access: contributions,
  body: NewSocialSecurity,
  answer: dataAnswer(z.array(SocialSecurityEffect)),
})
export const addSocialSecurity = defineRoute({
  method: 'POST',
  path: '/admin/social-security',
  summary:
    'Add a ceiling or rates that are valid from their start date; runs that are already calculated keep their values.',
  access: contributions,
  body: NewSocialSecurity,
  answer: done,
  errors: ['duplicate'],
})
