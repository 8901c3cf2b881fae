export * from './contract/profile-change.ts'
