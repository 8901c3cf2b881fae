import type { PayslipLine } from './explanation.ts'
import type { CannotPay, PayslipSums, ReviewCode } from './types.ts'

export type Payslip = { sums: PayslipSums; lines: PayslipLine[]; reviews: ReviewCode[] }

export type PayslipResult = { ok: true; payslip: Payslip } | { ok: false; problem: CannotPay }
