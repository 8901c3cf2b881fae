export * from './contract/approval.ts'
export * from './contract/approval-report.ts'
export * from './contract/own-approval.ts'
export * from './contract/verify.ts'
