export * from './contract/adjustments.ts'
export * from './contract/profile-change.ts'
