import { BANKS } from '#features/master-data/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { foldedText } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listBankLayouts } from '../../contract.ts'
import en from '../../web/texts/bank-en.ts'
import la from '../../web/texts/bank-la.ts'

const word = wordsOf(la.field, en.field)

export const bankLayoutList: ListDeclaration<typeof listBankLayouts> = {
  from: `bank_layout r join ${BANKS} k on k.id = r.bank_id`,
  key: ['r.id'],
  where: ['r.company_id = $1', 'r.deleted_at is null'],
  columns: {
    id: 'r.id',
    bank_id: 'r.bank_id',
    bank: 'k.short_name',
    name: 'r.name',
    format: 'r.format',
    separator: 'r.separator',
    encoding: 'r.encoding',
    has_header: 'r.has_header',
    has_totals: 'r.has_totals',
    columns: 'r.columns',
    file_name: 'r.file_name',
    source_note: 'r.source_note',
    version: 'r.version',
  },
  filters: {},
  search: foldedText('r.name', 'k.short_name', 'r.source_note'),
  sorts: { bank: 'k.short_name', name: 'r.name collate lao', format: 'r.format' },
  order: 'bank',
  sheet: {
    title: { la: la.title, en: en.title },
    columns: [
      { key: 'bank', heading: word('bank_id') },
      { key: 'name', heading: word('name') },
      { key: 'format', heading: word('format'), words: codesOf(la.formats, en.formats) },
      { key: 'source_note', heading: word('source_note') },
    ],
  },
}
