export * from './contract/opening-balances.ts'
