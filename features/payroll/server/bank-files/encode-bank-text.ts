import type { BankLayout } from '../../domain/bank-layout.ts'

/** The text in the encoding of the layout. */
export function encodeBankText(text: string, encoding: BankLayout['encoding']): Buffer {
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${text}`, 'utf16le')
  return Buffer.from(encoding === 'utf-8-bom' ? `\ufeff${text}` : text, 'utf8')
}
