export * from './contract/sample-notes.ts'
