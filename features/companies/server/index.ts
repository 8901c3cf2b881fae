import type { Endpoint } from '#kit/server/handler.ts'
import { listCompanyUsers } from './directory/list-company-users.ts'
import { saveContacts, showContacts } from './directory/own-contacts.ts'
import { listBusinessTypes, showOneCompany, updateOneCompany } from './directory/update-company.ts'
import { listAllCompanies, showProfile } from './list-companies.ts'
import { listAllExports, listKindsOfExports } from './log/list-exports.ts'
import { logEndpoints } from './log/list-log.ts'
import { saveSetting, showSetting } from './save-company-setting.ts'

export { companyOfTransaction } from './company-of-transaction.ts'
export { changeCompanySetting, readCompanySetting, type StoredSetting } from './company-settings.ts'
export { createCompany, findCompany, type NewCompany } from './create-company.ts'
export { addCompanyWith } from './directory/add-company.ts'
export { type ChangedDays, LAST_DAY, markDaysChanged } from './mark-days-changed.ts'

export const companiesEndpoints: Endpoint[] = [
  ...[showSetting, saveSetting, showProfile, showContacts, saveContacts],
  ...[listAllCompanies, listBusinessTypes, showOneCompany, updateOneCompany, listCompanyUsers],
  ...logEndpoints,
  ...[listAllExports, listKindsOfExports],
]
