import type { ReasonCode } from '../locales/import-reasons.ts'

/** A cell of the workbook. */
export interface GivenCell {
  value: string | number | boolean | null
  formula?: string
  error?: string
}

/** Why a cell is refused. */
export class CellFault extends Error {
  readonly code: ReasonCode
  readonly params: Record<string, string>

  constructor(code: ReasonCode, params: Record<string, string> = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}
