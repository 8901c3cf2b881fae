import { isInGroup, LINE_CODES, LINE_KINDS } from '#features/payroll/domain/line-kinds.ts'

/** The accounts of each line of a payslip, as rows of SQL: `code`, `cost`, `owed`, `is_deduction`, `is_named`. */
const ACCOUNTS = LINE_CODES.map((code) => {
  const kind = LINE_KINDS[code]
  const [cost, owed] = ['cost' in kind && kind.cost, 'owed' in kind && kind.owed].map((line) =>
    line ? `'${line}'` : 'null',
  )
  return `('${code}', ${cost}, ${owed}, ${isInGroup(code, 'after')}, ${kind.isNamed === true})`
}).join(', ')

/**
 * The postings `posted` of payslip lines `l` (`PAYSLIP_LINES`), debits positive: costs, and what is owed to somebody. The parts
 * of gross pay are posted as they are; together they are the gross pay (a gross pay that was raised to 0 takes the rest off the
 * absence), which is what is deducted and paid: gross = sso + tax + deductions + net. What the company pays on top is a cost and
 * owed. So each payslip balances. Deductions are negative lines.
 */
export const JOIN_POSTINGS = `
  join (values ${ACCOUNTS}) as kind (code, cost, owed, is_deduction, is_named) on kind.code = l.code
  cross join lateral (values
    (kind.cost, l.amount, true),
    (case kind.owed when 'sso_by_share' then 'sso_' || l.share else kind.owed end,
      case when kind.is_deduction then l.amount else -l.amount end, false),
    (case when l.code = 'gross' and l.floored is not null then 'absence' end, -l.floored, true)) as posted (line, amount, is_cost)`
