import { XLSX } from '#kit/contract/file-types.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { downloadDocumentUsers } from '../contract.ts'
import en from '../locales/en.ts'
import la from '../locales/la.ts'
import { readDocumentUsers } from './list-document-users.ts'

export const exportDocumentUsers = handle(downloadDocumentUsers, async (context) => {
  const text = { la, en }[context.query.language ?? context.language]
  const rows = await inCompany(context, (tx) => readDocumentUsers(tx, context.query))
  const sheet = {
    name: text.sheet,
    columns: [
      { key: 'emp_number', header: text.empNumber, type: 'text' as const },
      { key: 'name', header: text.person, type: 'text' as const },
      { key: 'email', header: text.email, type: 'text' as const },
      { key: 'since', header: text.since, type: 'date' as const },
      { key: 'authorized_by', header: text.authorizedBy, type: 'text' as const },
      { key: 'remark', header: text.remark, type: 'text' as const },
    ],
    rows: rows.map(({ emp_number, name, email, since, authorized_by, remark }) => ({
      ...{ emp_number, name, email, since, authorized_by, remark },
    })),
  }
  return new FileAnswer(`${text.sheet}.xlsx`, XLSX, await writeWorkbook({ sheets: [sheet] }))
})
