import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { lineText } from '#kit/contract/texts.ts'
import bank from './contract/bank.ts'
import benefit from './contract/benefit.ts'
import branch from './contract/branch.ts'
import currency from './contract/currency.ts'
import deduction from './contract/deduction.ts'
import department from './contract/department.ts'
import educationLevel from './contract/education.level.ts'
import employeeLevel from './contract/employeeLevel.ts'
import jobTitle from './contract/job.title.ts'
import position from './contract/position.ts'

export { default as journalAccounts } from './contract/journal-accounts.ts'
export { VILLAGES } from './contract/places/places.ts'
export { listVillages, OFFERED_VILLAGES, type VillageChoice } from './contract/places/villages.ts'

/** Used by selects and filters of other features; without `per_page` the whole list. */
export const listBranches = branch.routes.list
export const listDepartments = department.routes.list
export const listPositions = position.routes.list
export const listEmployeeLevels = employeeLevel.routes.list
export const listJobTitles = jobTitle.routes.list
export const listEducationLevels = educationLevel.routes.list
export const listBenefitTypes = benefit.routes.list
export const listDeductionTypes = deduction.routes.list
export const listCurrencies = currency.routes.list
export const listBanks = bank.routes.list

const names = { name_la: z.string(), name_en: z.string() }
export const Province = z.object({ code: z.string(), ...names })
export const District = z.object({ code: z.string(), province_code: z.string(), ...names })

export const listProvinces = defineRoute({
  method: 'GET',
  path: '/province',
  summary: 'List the provinces of Laos with their government codes.',
  access: 'session',
  answer: dataAnswer(z.array(Province)),
})

export const listDistricts = defineRoute({
  method: 'GET',
  path: '/district',
  summary: 'List the districts of Laos, or of one province.',
  access: 'session',
  query: z.object({ province_code: lineText(10).optional() }),
  answer: dataAnswer(z.array(District)),
})
