import { describe, expect, test } from 'vitest'
import { InvalidLaw, lawOn, lawRows, NoLawInForce, statutoryValuesOn } from './statutory-values.ts'
import type { LawRow, TaxBand } from './types.ts'

const source = {
  title: 'Income Tax Law, amended',
  number: '1/NA',
  url: 'https://example.la/1',
  date: '2026-12-01',
}
const taxRow = (firstDay: string, bands: TaxBand[]): LawRow => ({
  kind: 'income_tax',
  firstDay,
  value: { bands },
  source,
})
const flat = (rateNum: number, rateDen = 100): TaxBand[] => [{ above: 0, rateNum, rateDen }]

describe('the values in force', () => {
  test('on 30 April 2026 are those of the current statutes', () => {
    const law = statutoryValuesOn('2026-04-30')
    const bands = law.incomeTax.bands.map((band) => [band.above, (band.rateNum / band.rateDen) * 100])
    expect(bands).toEqual([
      [0, 0],
      [1_300_000, 5],
      [5_000_000, 10],
      [15_000_000, 15],
      [25_000_000, 20],
      [65_000_000, 25],
    ])
    expect(law.socialSecurityCeiling).toMatchObject({ from: '2017-01-01', ceiling: 4_500_000 })
    expect(law.socialSecurityRates).toMatchObject({ employeeNum: 55, employeeDen: 1000, employerNum: 6 })
    expect(law.overtimeTaxExemption).toMatchObject({ from: '2020-01-01', baseUpTo: 2_000_000 })
    expect(law.minimumWage).toMatchObject({ from: '2024-10-01', amount: 2_500_000 })
    expect(law.overtimeLimits).toMatchObject({ dayMinutes: 180, monthMinutes: 2700 })
  })

  test('change on the first day of a row, not the day before', () => {
    const wages = ['2023-09-30', '2023-10-01', '2024-09-30', '2024-10-01', '2099-01-01']
    expect(wages.map((day) => statutoryValuesOn(day).minimumWage.amount)).toEqual([
      1_300_000, 1_600_000, 1_600_000, 2_500_000, 2_500_000,
    ])
  })

  test('before the first row there are none: the error contains the statute and the day', () => {
    expect(() => statutoryValuesOn('2019-12-31')).toThrow(NoLawInForce)
    expect(() => lawOn('2026-04-30', [])).toThrow(
      expect.objectContaining({ kind: 'income_tax', date: '2026-04-30' }),
    )
  })

  test('each have a source with title, address and date', () => {
    for (const { source } of lawRows) {
      expect(source.title).not.toBe('')
      expect(source.url).toMatch(/^https:\/\//)
      expect(source.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })
})

describe("the provider's rows", () => {
  test('apply from their first day, besides the seeded rows', () => {
    const rows = [taxRow('2027-01-01', flat(10))]
    expect(statutoryValuesOn('2026-12-31', rows).incomeTax.from).toBe('2020-01-01')
    expect(statutoryValuesOn('2027-01-01', rows).incomeTax).toEqual({
      bands: flat(10),
      from: '2027-01-01',
      source,
    })
  })

  test('replace a seeded row of the same day, in any order', () => {
    const rows = [taxRow('2027-01-01', flat(12)), taxRow('2020-01-01', flat(7))]
    expect(statutoryValuesOn('2026-04-30', rows).incomeTax.bands).toEqual(flat(7))
    expect(statutoryValuesOn('2027-04-30', rows).incomeTax.bands).toEqual(flat(12))
  })

  test.each([
    ['do not begin at 0', [{ above: 1, rateNum: 5, rateDen: 100 }]],
    ['do not ascend', [...flat(0), ...flat(5)]],
    ['reach a rate of one', flat(100)],
    ['have a rate that is no decimal', flat(1, 3)],
    ['are none', []],
  ])('are refused when tax bands %s', (_, bands) => {
    expect(() => statutoryValuesOn('2026-04-30', [taxRow('2026-01-01', bands)])).toThrow(InvalidLaw)
  })
})
