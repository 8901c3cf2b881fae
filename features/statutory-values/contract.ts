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

const done = dataAnswer(z.object({ first_day: IsoDate }))

/**
 * The calls of a dated value: the stored values, the effect of a proposed one on sample incomes, and adding it.
 * `words`: the values, the proposed one with its effect, and the new one, for the summaries.
 */
function datedValueRoutes<
  const P extends string,
  const A extends string,
  New extends z.ZodType,
  Stored extends z.ZodType,
  Effect extends z.ZodType,
>(value: {
  path: P
  permission: A
  words: { list: string; preview: string; add: string }
  New: New
  Stored: Stored
  Effect: Effect
}) {
  const { path, words } = value
  const access = { anyOf: [value.permission], side: 'provider' as const }
  return {
    list: defineRoute({
      method: 'GET' as const,
      path,
      summary: `List ${words.list} with their start dates and sources, newest first.`,
      access,
      answer: dataAnswer(z.array(value.Stored)),
    }),
    preview: defineRoute({
      method: 'POST' as const,
      path: `${path}/preview` as const,
      summary: `Show ${words.preview}; nothing is saved.`,
      access,
      body: value.New,
      answer: dataAnswer(z.array(value.Effect)),
    }),
    add: defineRoute({
      method: 'POST' as const,
      path,
      summary: `Add ${words.add}; runs that are already calculated keep their values.`,
      access,
      body: value.New,
      answer: done,
      errors: ['duplicate'],
    }),
  }
}

export const {
  list: listTaxTables,
  preview: previewTaxTable,
  add: addTaxTable,
} = datedValueRoutes({
  path: '/admin/tax',
  permission: 'admin-tax',
  words: {
    list: 'the tables of the salary income tax',
    preview: 'the monthly tax of sample incomes before and after a proposed table',
    add: 'a table that is valid from its start date',
  },
  New: NewTaxTable,
  Stored: TaxTable,
  Effect: TaxEffect,
})

export const {
  list: listSocialSecurity,
  preview: previewSocialSecurity,
  add: addSocialSecurity,
} = datedValueRoutes({
  path: '/admin/social-security',
  permission: 'managesocialsecurity',
  words: {
    list: 'the ceilings and rates of social security',
    preview: 'the monthly contributions of sample incomes before and after a proposed value',
    add: 'a ceiling or rates that are valid from their start date',
  },
  New: NewSocialSecurity,
  Stored: SocialSecurityValue,
  Effect: SocialSecurityEffect,
})
