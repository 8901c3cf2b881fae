/** A list owned by companies; its calls and screens are created here like those of the other lists. */
export { businessType as default } from '#features/companies/contract/business-type.ts'
