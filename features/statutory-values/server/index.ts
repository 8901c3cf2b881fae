import '../errors.ts'

export { statutoryValueEndpoints } from './law-endpoints.ts'
export { readLaw, readSettlementLaw, seedStatutoryValues } from './law-values.ts'
