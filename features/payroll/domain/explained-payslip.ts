import type { Law } from '#engines/payroll/law/types.ts'
import type { SumRow } from './payslip-sums.ts'

/** What explanations read of a payslip: its sums and, where it is known, the law that was used. */
export type ExplainedPayslip = SumRow & { law?: Law }
