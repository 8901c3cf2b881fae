export * from './contract/exports.ts'
export * from './contract/log.ts'
