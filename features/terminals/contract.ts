export * from './contract/faults.ts'
export * from './contract/sightings.ts'
export * from './contract/terminals.ts'
export { PunchFaultReason } from './domain/device-punch.ts'
