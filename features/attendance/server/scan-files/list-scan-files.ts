import { AppError } from '#kit/contract/errors.ts'
import { writeCsv } from '#kit/server/csv/write-csv.ts'
import { FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import {
  type BadScanLine,
  downloadScanFileErrors,
  listScanFiles,
  type ScanFile,
  showScanFile,
} from '../../contract.ts'
import { SCAN_LINE_REASONS } from '../../locales/reasons.ts'
import { findScanFile, SCAN_FILE_COLUMNS } from './scan-file-record.ts'

const LIST = `select ${SCAN_FILE_COLUMNS} from scan_file f where f.company_id = $1`
const ORDER: Record<string, string> = {
  created_at: 'id',
  '-created_at': 'id desc',
  file_name: 'file_name collate lao, id',
  '-file_name': 'file_name collate lao desc, id desc',
}

export const listScanFileRows = handle(listScanFiles, (context) =>
  inCompany(context, async (tx) => {
    const { page, per_page, sort = '-created_at' } = context.query
    const { total } = await tx.one<{ total: number }>(
      'select count(*) as total from scan_file where company_id = $1',
      [tx.companyId],
    )
    const data = await tx.query<Omit<ScanFile, 'bad_lines'>>(
      `select * from (${LIST}) as file order by ${ORDER[sort]} limit $2 offset $3`,
      [tx.companyId, per_page, (page - 1) * per_page],
    )
    return { data, meta: { total, page, per_page } }
  }),
)

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

export const downloadErrors = handle(downloadScanFileErrors, (context) =>
  inCompany(context, async (tx) => {
    const { language, params } = context
    const file = await tx.maybeOne<{ file_name: string; bad_lines: BadScanLine[] }>(
      'select file_name, bad_lines from scan_file where company_id = $1 and id = $2',
      [tx.companyId, params.scan_file_id],
    )
    if (!file) throw new AppError('not_found')
    const columns = Object.entries(COLUMNS).map(([key, header]) => ({ key, header: header[language] }))
    const rows = file.bad_lines.map((bad) => ({ ...bad, reason: SCAN_LINE_REASONS[bad.reason][language] }))
    return new FileAnswer(`${file.file_name}-errors.csv`, 'text/csv; charset=utf-8', writeCsv(columns, rows))
  }),
)
