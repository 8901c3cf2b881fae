/** A list of companies, which own its table; its calls and screens are made here as those of the other lists. */
export { businessType as default } from '#features/companies/contract/business-type.ts'
