import { foldLao } from '#kit/contract/lao-folding.ts'

/** The words around an amount of kip, folded. */
const KIP = /(?:ກີບ|kip|lak|₭)/g

/** Whole kip of a pasted text as people write it: 6.500.000, 2,800,000 ກີບ, ₭ 2 800 000, 6,500,000.00; null if it is no such amount. */
export function readPastedKip(pasted: string): number | null {
  const text = foldLao(pasted).replace(KIP, '').trim()
  if (/^-?\d+$/.test(text)) return Number(text)
  const match = /^(-?)(\d{1,3})([., '’])(\d{3}(?:\3\d{3})*)(?:([.,])0{1,2})?$/.exec(text)
  if (!match || match[5] === match[3]) return null
  const [, sign = '', first = '', separator = '', rest = ''] = match
  return Number(`${sign}${first}${rest.replaceAll(separator, '')}`)
}
