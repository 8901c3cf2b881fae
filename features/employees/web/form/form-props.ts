import type { z } from 'zod'
import type { ContractForm } from '#kit/web/form/use-contract-form.ts'
import type { EmployeeDetail } from '../../contract.ts'
import type { EmployeeValues } from './employee-values.ts'

export type EmployeeContractForm = ContractForm<z.ZodType, EmployeeValues>

/** What each section of the form gets. */
export interface SectionProps {
  form: EmployeeContractForm
  /** The record as it was opened; none for a new employee. */
  employee?: EmployeeDetail | undefined
}
