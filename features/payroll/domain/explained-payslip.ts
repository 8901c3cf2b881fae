import type { Law } from '#engines/payroll/law/types.ts'
import type { SumRow } from './payslip-sums.ts'

/** The parts of a payslip that explanations use: its sums and, if known, the law that was used. */
export type ExplainedPayslip = SumRow & { law?: Law }
