import type { Locator, Page } from 'playwright-core'
import { eventually } from './person.ts'

/** Cells without the checkbox that selects a row. */
const NO_TICK = ':not(:has(input[type=checkbox]))'

/** A list on a desktop, found by its name, with its rows, headers, search and pages. */
export class List {
  readonly place: Locator
  readonly table: Locator
  readonly rows: Locator

  constructor(page: Page, name: string) {
    this.place = page.getByRole('region', { name, exact: true })
    this.table = page.getByRole('table', { name, exact: true })
    this.rows = this.table.locator('tbody tr')
  }

  /** The displayed texts of one column (from 1, not counting the selection checkboxes). */
  column(at: number): Promise<string[]> {
    return this.rows.locator(`td:nth-child(${at} of ${NO_TICK})`).allInnerTexts()
  }

  /** The texts of every cell, by row. */
  async cells(): Promise<string[][]> {
    return Promise.all((await this.rows.all()).map((row) => row.locator(`td${NO_TICK}`).allInnerTexts()))
  }

  /** The texts of the columns with these titles, by row. */
  async below(...titles: string[]): Promise<string[][]> {
    const heads = await this.table.locator(`thead th${NO_TICK}`).allInnerTexts()
    const places = titles.map((title) => heads.findIndex((head) => head.trim() === title))
    return (await this.cells()).map((row) => places.map((at) => row[at] ?? ''))
  }

  /** Waits until a column has these texts. */
  reads(at: number, texts: readonly string[]): Promise<void> {
    return eventually(() => this.column(at)).toEqual(texts)
  }

  counts(rows: number): Promise<void> {
    return eventually(() => this.rows.count()).toBe(rows)
  }

  /** Waits until the first sortable column shows this order. */
  async isSorted(order: 'ascending' | 'descending'): Promise<void> {
    await this.table.locator(`thead th[aria-sort=${order}]`).waitFor()
  }

  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text }).first()
  }

  async search(words: string): Promise<void> {
    await this.place.getByRole('searchbox').fill(words)
  }

  async sortBy(title: string): Promise<void> {
    await this.table.getByRole('columnheader', { name: title }).getByRole('button').click()
  }
}

/** Selects an entry of a select by their names. */
export async function choose(page: Page, field: string, entry: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: entry }).click()
}
