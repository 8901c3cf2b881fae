import type { ScanFormat, ScanLayout } from '../../contract/scan-layout.ts'

export type Columns = Pick<ScanLayout, 'pin' | 'day' | 'time' | 'kind'>

/** A format with headings. It finds its columns in them; null if the headings are not its own. */
export interface HeadedFormat {
  name: ScanFormat
  columnsOf: (headings: Headings) => Columns | null
}

/** The headings of a table, compared without case, spaces and punctuation. */
export class Headings {
  readonly #names: readonly string[]

  constructor(fields: readonly string[]) {
    this.#names = fields.map(plainHeading)
  }

  /** The column of the first of these names that is a heading; null if none is. */
  find(...names: readonly string[]): number | null {
    for (const name of names) {
      const at = this.#names.indexOf(plainHeading(name))
      if (at !== -1) return at
    }
    return null
  }

  has(...names: readonly string[]): boolean {
    return this.find(...names) !== null
  }
}

export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._\-/:()（）'"]+/g, '')
