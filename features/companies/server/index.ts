import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listCompanies, listUsersOfCompany } from '../contract.ts'
import { logoEndpoints } from './company-logo.ts'
import { companyUserList } from './directory/list-company-users.ts'
import { saveContacts, showContacts } from './directory/own-contacts.ts'
import { listBusinessTypes, showOneCompany, updateOneCompany } from './directory/update-company.ts'
import { companyList, showProfile } from './list-companies.ts'
import { saveSetting, showSetting } from './save-company-setting.ts'

export { companyOfTransaction } from './company-of-transaction.ts'
export { changeCompanySetting, readCompanySetting, type StoredSetting } from './company-settings.ts'
export { createCompany, findCompany, type NewCompany } from './create-company.ts'
export { addCompanyWith } from './directory/add-company.ts'
export { inEachCompany } from './in-each-company.ts'
export { listCompanyIds } from './list-company-ids.ts'
export { companyNames } from './named-records.ts'
export { COMPANIES, COMPANY_SETTINGS } from './relations.ts'
export { saveEmployeeCount } from './save-employee-count.ts'
export { seedBusinessTypes } from './seed-business-types.ts'

export const companiesEndpoints: Endpoint[] = [
  ...[showSetting, saveSetting, showProfile, showContacts, saveContacts],
  ...listEndpoints(listCompanies, companyList),
  ...listEndpoints(listUsersOfCompany, companyUserList),
  ...logoEndpoints,
  ...[listBusinessTypes, showOneCompany, updateOneCompany],
]
