import { foldLao } from '#kit/contract/lao-folding.ts'
import { keysOf, type MasterData } from '#kit/contract/master-data.ts'

/** What makes an entry the same as another: its key fields, texts in one spelling of Lao and case. */
export function keyText(list: MasterData, values: Record<string, unknown>): string {
  return JSON.stringify(
    keysOf(list).map((name) => {
      const value = values[name] ?? null
      return typeof value === 'string' ? foldLao(value) : value
    }),
  )
}
