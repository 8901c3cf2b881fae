export * from './contract/entries.ts'
export * from './contract/items.ts'
export * from './contract/variable-file.ts'
export * from './contract/variable-pay.ts'
