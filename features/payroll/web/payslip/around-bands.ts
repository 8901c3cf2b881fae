import type { How } from '#engines/payroll/explanation.ts'

type Tax = Extract<How, { kind: 'income_tax' | 'income_tax_grossed_up' }>

/**
 * The sentences of a tax line before and after those of its bands and their sum, which are in a table and would be
 * repeated. The explanation contains the taxable income, each band, the sum of two or more taxes, what other runs have taxed, since when the
 * bands are in force, and who pays.
 */
export function aroundBands(how: Tax, sentences: readonly string[]) {
  const taxed = how.bands.filter((band) => band.rate[0] > 0).length
  const behind = 1 + (how.payer === 'company' ? 1 : 0) + (how.earlier ? 1 : 0)
  const said = how.bands.length + (taxed > 1 ? 1 : 0)
  return {
    before: sentences.slice(0, sentences.length - behind - said),
    after: sentences.slice(sentences.length - behind),
  }
}
