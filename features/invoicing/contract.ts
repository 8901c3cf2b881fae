export * from './contract/changes.ts'
export * from './contract/invoice.ts'
export * from './contract/lists.ts'
export * from './contract/month.ts'
