import type { Endpoint } from '#kit/server/handler.ts'
import { listAllCompanies, showProfile } from './list-companies.ts'
import { saveSetting, showSetting } from './save-company-setting.ts'

export { companyOfTransaction } from './company-of-transaction.ts'
export { changeCompanySetting, readCompanySetting, type StoredSetting } from './company-settings.ts'
export { createCompany, findCompany, type NewCompany } from './create-company.ts'
export { type ChangedDays, LAST_DAY, markDaysChanged } from './mark-days-changed.ts'

export const companiesEndpoints: Endpoint[] = [showSetting, saveSetting, showProfile, listAllCompanies]
