import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { type Access, defineRoute } from '#kit/contract/route.ts'
import { Id } from '#kit/contract/scalars.ts'

/** An entry of a short list: what a filter or a select needs. */
export const Choice = z.object({ id: Id, name: z.string() })
export type Choice = z.infer<typeof Choice>

/** Who may see a list, and everybody who works with employees, for whom it is a filter. */
const listOf = (permission: string): Access => ({ anyOf: [permission, 'view-employee'], side: 'company' })

export const listBranches = defineRoute({
  method: 'GET',
  path: '/branch',
  summary: 'The branches of the own company by name.',
  access: listOf('view-branch'),
  answer: dataAnswer(z.array(Choice)),
})

export const listDepartments = defineRoute({
  method: 'GET',
  path: '/department',
  summary: 'The departments of the own company by name.',
  access: listOf('view-deparment'),
  answer: dataAnswer(z.array(Choice)),
})

export const PositionChoice = Choice.extend({ salary: z.int().nullable() })
export type PositionChoice = z.infer<typeof PositionChoice>

export const listPositions = defineRoute({
  method: 'GET',
  path: '/position',
  summary: 'The positions of the own company by name, with their usual salary in kip.',
  access: listOf('view-position'),
  answer: dataAnswer(z.array(PositionChoice)),
})

export const listEmployeeLevels = defineRoute({
  method: 'GET',
  path: '/employee-level',
  summary: 'The employee levels of the own company by name.',
  access: listOf('view-employee-level'),
  answer: dataAnswer(z.array(Choice)),
})

export const listJobTitles = defineRoute({
  method: 'GET',
  path: '/job-title',
  summary: 'The job titles of the own company by name.',
  access: listOf('view-job-title'),
  answer: dataAnswer(z.array(Choice)),
})

export const listEducationLevels = defineRoute({
  method: 'GET',
  path: '/education-level',
  summary: 'The education levels of the own company by name.',
  access: listOf('view-education-level'),
  answer: dataAnswer(z.array(Choice)),
})

export const BenefitChoice = Choice.extend({ is_taxable: z.boolean(), in_sso_base: z.boolean() })
export type BenefitChoice = z.infer<typeof BenefitChoice>

export const listBenefitTypes = defineRoute({
  method: 'GET',
  path: '/benefit',
  summary: 'The kinds of benefit of the own company by name.',
  access: listOf('view-benefit'),
  answer: dataAnswer(z.array(BenefitChoice)),
})

const names = { name_la: z.string(), name_en: z.string() }
export const Province = z.object({ code: z.string(), ...names })
export const District = z.object({ code: z.string(), province_code: z.string(), ...names })
export const Bank = z.object({ id: Id, short_name: z.string(), ...names })

export const listProvinces = defineRoute({
  method: 'GET',
  path: '/province',
  summary: 'The provinces of Laos with their government codes.',
  access: 'session',
  answer: dataAnswer(z.array(Province)),
})

export const listDistricts = defineRoute({
  method: 'GET',
  path: '/district',
  summary: 'The districts of Laos, or of one province.',
  access: 'session',
  query: z.object({ province_code: z.string().max(10).optional() }),
  answer: dataAnswer(z.array(District)),
})

export const listBanks = defineRoute({
  method: 'GET',
  path: '/bank',
  summary: 'The banks in which employees have accounts, by short name.',
  access: 'session',
  answer: dataAnswer(z.array(Bank)),
})
