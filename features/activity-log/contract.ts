export * from './contract/exports.ts'
export * from './contract/log.ts'
export * from './contract/places.ts'
