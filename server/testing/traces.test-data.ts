import type { TestDatabase } from '#kit/database/testing.ts'
import { inflatePart } from '#kit/server/excel/inflate-part.ts'
import { readZipDirectory } from '#kit/server/excel/zip-directory.ts'
import type { Mark } from './small-month.test-data.ts'
import type { Answer } from './two-companies.test-data.ts'

/** All readable text of an answer, in lower case; a workbook is unpacked. */
export async function readable(answer: Answer): Promise<string> {
  const type = String(answer.headers['content-type'])
  const head = JSON.stringify(answer.headers)
  if (!type.includes('spreadsheet')) return (head + answer.body).toLowerCase()
  const bytes = answer.rawPayload
  let text = head
  for (const entry of readZipDirectory(bytes, 1000))
    for await (const piece of inflatePart(bytes, entry)) text += piece
  return text.toLowerCase()
}

/** The marks of a company in a text: its word, or one of its telephone, account or insurance numbers. */
export function tracesOf(mark: Mark, text: string): string[] {
  const numbers = new RegExp(`0${mark.digits}\\d{6}|20${mark.digits}\\d{4}`, 'g')
  const word = mark.word.toLowerCase()
  const at = text.indexOf(word)
  return [...(at < 0 ? [] : [text.slice(Math.max(0, at - 40), at + 40)]), ...(text.match(numbers) ?? [])]
}

/** A refused sign-in is logged in the company of the account, whoever tries it. */
const WITHOUT_REFUSALS = "and (action, entity) <> ('refuse', 'session')"

/** A checksum of a company's rows by table, including its sessions. */
export async function checksums(db: TestDatabase, companyId: number): Promise<Record<string, string>> {
  return db.asOwner(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    )
    const sums: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
         from ${name} t where company_id = $1 ${name === 'audit_entry' ? WITHOUT_REFUSALS : ''}`,
        [companyId],
      )
      sums[name] = rows[0]?.sum ?? ''
    }
    return sums
  })
}
