export * from './contract/notices.ts'
export * from './contract/preferences.ts'
