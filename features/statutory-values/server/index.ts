import '../errors.ts'

export { statutoryValueEndpoints } from './law-endpoints.ts'
export { readLaw, seedStatutoryValues } from './law-values.ts'
