import type { How } from '#engines/payroll/explanation.ts'

type Tax = Extract<How, { kind: 'income_tax' | 'income_tax_grossed_up' }>

/**
 * The sentences of a tax line before and after those of its bands and their sum: where the bands stand in a table they are not said twice. The
 * explanation names first what is taxable, then each band, the sum of two taxes and more, since when the bands are in force, and who pays.
 */
export function aroundBands(how: Tax, sentences: readonly string[]) {
  const taxed = how.bands.filter((band) => band.rate[0] > 0).length
  const behind = 1 + (how.payer === 'company' ? 1 : 0)
  const said = how.bands.length + (taxed > 1 ? 1 : 0)
  return {
    before: sentences.slice(0, sentences.length - behind - said),
    after: sentences.slice(sentences.length - behind),
  }
}
