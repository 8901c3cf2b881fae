import type { z } from 'zod'
import type { ContractForm } from '#kit/web/form/use-contract-form.ts'
import type { EmployeeDetail } from '../../contract.ts'
import type { EmployeeValues } from './employee-values.ts'

export type EmployeeContractForm = ContractForm<z.ZodType, EmployeeValues>

/** The props of each section of the form. */
export interface SectionProps {
  form: EmployeeContractForm
  /** The record as it was opened; undefined for a new employee. */
  employee?: EmployeeDetail | undefined
}
