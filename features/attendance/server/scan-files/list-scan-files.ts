import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { writeCsv } from '#kit/server/csv/write-csv.ts'
import { FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { foldedText } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import { BadScanLine, downloadScanFileErrors, type listScanFiles, showScanFile } from '../../contract.ts'
import { SCAN_LINE_REASONS } from '../../locales/reasons.ts'
import en from '../../web/texts/en.ts'
import la from '../../web/texts/la.ts'
import { findScanFile, SCAN_FILE_COLUMNS } from './scan-file-record.ts'

const word = wordsOf(la.scans, en.scans)

export const scanFileList: ListDeclaration<typeof listScanFiles> = {
  from: 'scan_file f',
  key: ['f.id'],
  where: ['f.company_id = $1'],
  columns: SCAN_FILE_COLUMNS,
  filters: {},
  search: foldedText('f.file_name'),
  sorts: { created_at: 'f.created_at', file_name: 'f.file_name collate lao' },
  order: '-created_at',
  sheet: {
    title: word('files'),
    columns: [
      { key: 'file_name', heading: word('file') },
      { key: 'created_at', heading: word('when'), type: 'instant' },
      { key: 'created_by', heading: word('by') },
      { key: 'status', heading: word('status'), words: codesOf(la.scans.fileStatus, en.scans.fileStatus) },
      { key: 'line_count', heading: word('lines'), type: 'number' },
      { key: 'stored_count', heading: word('stored'), type: 'number' },
      { key: 'repeated_count', heading: word('repeated'), type: 'number' },
      { key: 'unmatched_count', heading: word('unmatched'), type: 'number' },
      { key: 'bad_count', heading: word('bad'), type: 'number' },
    ],
  },
}

export const showScanFileRow = handle(showScanFile, (context) =>
  inCompany(context, async (tx) => {
    const file = await findScanFile(tx, context.params.scan_file_id)
    if (!file) throw new AppError('not_found')
    return { data: file }
  }),
)

const COLUMNS = {
  line: { la: 'ແຖວ', en: 'Line' },
  text: { la: 'ຂໍ້ຄວາມ', en: 'Text' },
  reason: { la: 'ເຫດຜົນ', en: 'Reason' },
}

const FileNameBadLinesRow = z.object({ file_name: z.string(), bad_lines: z.array(BadScanLine) })

/** The lines that wait for the owner of their PIN. */
const WAITING = `
  select line, raw_line as text, 'unknown_employee' as reason from unmatched_scan
  where company_id = $1 and scan_file_id = $2 order by line`

export const downloadErrors = handle(downloadScanFileErrors, (context) =>
  inCompany(context, async (tx) => {
    const { language, params } = context
    const file = await tx.maybeOne(
      FileNameBadLinesRow,
      'select file_name, bad_lines from scan_file where company_id = $1 and id = $2',
      [tx.companyId, params.scan_file_id],
    )
    if (!file) throw new AppError('not_found')
    const columns = Object.entries(COLUMNS).map(([key, header]) => ({ key, header: header[language] }))
    const waiting = await tx.query(BadScanLine, WAITING, [tx.companyId, params.scan_file_id])
    const lines = [...file.bad_lines, ...waiting].sort((a, b) => a.line - b.line)
    const rows = lines.map((bad) => ({ ...bad, reason: SCAN_LINE_REASONS[bad.reason][language] }))
    return new FileAnswer(`${file.file_name}-errors.csv`, 'text/csv; charset=utf-8', writeCsv(columns, rows))
  }),
)
