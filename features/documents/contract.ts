export * from './contract/document-users.ts'
