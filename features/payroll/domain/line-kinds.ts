import type { LineCode } from '#engines/payroll/explanation.ts'
import type { JournalLine } from '#features/master-data/domain/journal-lines.ts'
import type { SumColumn } from './payslip-sums.ts'

export type LineGroup = 'earnings' | 'before' | 'after' | 'company'

interface OfEveryLine {
  /** The column of a payslip that adds up the lines with this code. */
  sum: SumColumn
  /** The line has the company's own name of a benefit or an item. */
  isNamed?: true
  /** The line pays or deducts an item of other incomes and deductions. */
  isItem?: true
  /** The screen with what the line is made of. */
  screen?: 'days' | 'overtime' | 'item' | 'benefit'
  /** What else changes the line, besides days: base salaries, or the dates and facts of the employment. */
  dependsOn?: readonly ('salary' | 'employment')[]
}

/** Part of the gross pay. It is posted to the account of its cost. */
interface PartOfGross extends OfEveryLine {
  group: 'earnings' | 'before'
  cost: JournalLine
}

/** Deducted from the gross pay. It is owed to somebody: `sso_by_share` by the share of the line. */
interface Deduction extends OfEveryLine {
  group: 'after'
  owed: JournalLine | 'sso_by_share'
}

/** Paid by the company beside the gross pay: a cost, and owed to somebody. */
interface CompanyCharge extends OfEveryLine {
  group: 'company'
  cost: JournalLine
  owed: JournalLine | 'sso_by_share'
}

/** The sum of the lines before it, at the end of its group. */
interface SumLine extends OfEveryLine {
  group: Exclude<LineGroup, 'earnings'>
  isSum: true
  owed?: JournalLine
}

export type LineKind = PartOfGross | Deduction | CompanyCharge | SumLine

/**
 * Everything that the product knows about the lines of a payslip besides their arithmetic and words, in their order. Groups on
 * screens and documents, sums, differences, the workbook of items and the journal are derived from it.
 */
export const LINE_KINDS: Readonly<Record<LineCode, LineKind>> = {
  base: { group: 'earnings', sum: 'base', cost: 'base', screen: 'days', dependsOn: ['salary', 'employment'] },
  seniority: { group: 'earnings', sum: 'seniority', cost: 'seniority', dependsOn: ['employment'] },
  benefit: {
    ...{ group: 'earnings', sum: 'benefits', cost: 'benefit' },
    ...{ isNamed: true, screen: 'benefit', dependsOn: ['employment'] },
  },
  overtime: {
    group: 'earnings',
    sum: 'overtime',
    cost: 'overtime',
    screen: 'overtime',
    dependsOn: ['salary'],
  },
  night: { group: 'earnings', sum: 'night', cost: 'night', screen: 'days', dependsOn: ['salary'] },
  income: {
    ...{ group: 'earnings', sum: 'other_income', cost: 'income' },
    ...{ isNamed: true, isItem: true, screen: 'item', dependsOn: ['salary', 'employment'] },
  },
  absence: { group: 'before', sum: 'absence', cost: 'absence', screen: 'days', dependsOn: ['salary'] },
  absence_rule: { group: 'before', sum: 'absence_rule', cost: 'absence_rule', screen: 'days' },
  late: { group: 'before', sum: 'late', cost: 'late', screen: 'days' },
  early: { group: 'before', sum: 'early', cost: 'early', screen: 'days', dependsOn: ['salary'] },
  deduction_before: {
    ...{ group: 'before', sum: 'deductions_before', cost: 'deduction_before' },
    ...{ isNamed: true, isItem: true, screen: 'item', dependsOn: ['salary', 'employment'] },
  },
  gross: { group: 'before', sum: 'gross', isSum: true },
  sso: { group: 'after', sum: 'sso', owed: 'sso_by_share' },
  company_sso: { group: 'company', sum: 'company_sso', cost: 'company_sso', owed: 'sso_by_share' },
  tax: { group: 'after', sum: 'tax', owed: 'tax_payable' },
  company_tax: { group: 'company', sum: 'company_tax', cost: 'company_tax', owed: 'tax_payable' },
  deduction_after: {
    ...{ group: 'after', sum: 'deductions_after', owed: 'deduction_after' },
    ...{ isNamed: true, isItem: true, screen: 'item' },
  },
  employer_paid: {
    ...{ group: 'company', sum: 'employer_paid', cost: 'employer_paid', owed: 'deduction_after' },
    ...{ isNamed: true, isItem: true, screen: 'item' },
  },
  net: { group: 'after', sum: 'net', isSum: true, owed: 'net_payable' },
  cost: { group: 'company', sum: 'cost', isSum: true },
}

/** The codes in the order of a payslip. */
export const LINE_CODES = Object.keys(LINE_KINDS) as LineCode[]

export const isSum = (code: LineCode): boolean => 'isSum' in LINE_KINDS[code]

/** Whether a line is one of a group, and not its sum. */
export const isInGroup = (code: LineCode, ...groups: readonly LineGroup[]): boolean =>
  !isSum(code) && groups.includes(LINE_KINDS[code].group)

/** The codes of the lines of a group without its sum, in the order of a payslip. */
export const codesOf = (...groups: readonly LineGroup[]): LineCode[] =>
  LINE_CODES.filter((code) => isInGroup(code, ...groups))

/** The codes of other incomes and deductions. */
export const ITEM_CODES: readonly LineCode[] = LINE_CODES.filter((code) => LINE_KINDS[code].isItem)

/** The sum in kip of the lines with these codes, as a payslip stores it: deductions are positive. */
export const sumOf = (sums: Readonly<Record<SumColumn, number>>, codes: readonly LineCode[]): number =>
  codes.reduce((sum, code) => sum + sums[LINE_KINDS[code].sum], 0)
