import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeZip } from '#kit/server/excel/zip-fixture.ts'
import { purgeCompany } from '#kit/server/files/purge-files.ts'
import { storedKeys } from '#kit/server/files/stored-keys.test-data.ts'
import { testLog } from '#kit/server/testing.ts'
import { COMPANIES, multipart, QUOTA_BYTES, withTestServer } from '../test-server.test-data.ts'
import { forgetEmployeeFiles } from './attach-employee-files.ts'

const server = withTestServer()
const { mekong, namNgum } = COMPANIES
const DAY = 24 * 3_600_000

const image = (width: number, height: number, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#357a4e' } })
    .withExifMerge({ IFD0: { Copyright: 'where I live' } })
    .toFormat(format)
    .toBuffer()

/** A small PNG whose header claims this width and height. */
async function hugeImage(side: number): Promise<Buffer> {
  const bytes = await image(1, 1)
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n<script>alert(1)</script>')
const HIDDEN = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

function docx(more: Parameters<typeof makeZip>[0] = []): Buffer {
  const types =
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  return makeZip([
    { name: '[Content_Types].xml', content: types },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ])
}

type Field = 'picture' | 'resume'
async function upload(field: Field, name: string, bytes: Buffer, email: string = mekong) {
  const { payload, headers } = multipart(name, bytes)
  const answer = await server().call(email, 'POST', `/employee/${field}-file`, payload, headers)
  return { status: answer.statusCode, ...answer.json() }
}
const uploaded = async (field: Field, name: string, bytes: Buffer, email?: string): Promise<number> =>
  (await upload(field, name, bytes, email)).data.id

/** Entries of the export log, newest last. */
const exportsOf = (entity: string) =>
  server().db.inCompany(server().companyId, (tx) =>
    tx.unknownRows(
      `select entity_id, after from audit_entry where company_id = $2 and action = 'export' and entity = $1 order by id`,
      [entity, server().companyId],
    ),
  )

let made = 0
async function hire(more: object, email: string = mekong) {
  made += 1
  const payload = { emp_number: `F-${made}`, name: 'ຄຳ', start_date: '2024-01-01', base_salary: 1, ...more }
  const answer = await server().call(email, 'POST', '/company/add-employee', payload)
  return { status: answer.statusCode, ...answer.json() }
}
async function save(employee: { id: number }, more: object) {
  const { data } = (await server().call(mekong, 'GET', `/employee/${employee.id}`)).json()
  const { profile: _, resumeFile: __, benefits: ___, base_salary: ____, ...rest } = data
  return (await server().call(mekong, 'PUT', `/employee/${employee.id}`, { ...rest, ...more })).json()
}
const fetchFile = (path: string, email: string = mekong, headers?: Record<string, string>) =>
  server().call(email, 'GET', path, undefined, headers)
const purge = (now: Date) =>
  purgeCompany(
    { db: server().db, log: testLog },
    { store: server().files.store, forget: forgetEmployeeFiles },
    server().companyId,
    now,
  )
const keys = () => storedKeys(server().files.store, server().companyId)

describe('a picture', () => {
  test('is square, small enough, without metadata; its thumbnail is served; browsers revalidate by content', async () => {
    const id = await uploaded('picture', 'me.jpg', await image(3000, 2000, 'jpeg'))
    const { data: employee } = await hire({ profile: id })
    expect(employee.profile).toBe(id)
    const full = await fetchFile(`/employee/${employee.id}/picture`)
    const facts = await sharp(full.rawPayload).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 1024, height: 1024 })
    expect(facts.exif).toBeUndefined()
    const small = await fetchFile(`/employee/${employee.id}/picture?size=small`)
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 128, height: 128 })
    expect(small.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-type': 'image/webp',
      vary: expect.stringContaining('authorization'),
    })
    const again = await fetchFile(`/employee/${employee.id}/picture?size=small`, mekong, {
      'if-none-match': String(small.headers.etag),
    })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    const [row] = (await server().call(mekong, 'GET', `/employee?search=${employee.emp_number}`)).json().data
    expect(row.profile).toBe(id)
  })

  test('that is also an HTML page is stored without the page', async () => {
    const polyglot = Buffer.concat([await image(40, 40), Buffer.from(HIDDEN)])
    const { data: employee } = await hire({ profile: await uploaded('picture', 'page.html', polyglot) })
    const served = await fetchFile(`/employee/${employee.id}/picture`)
    expect(served.rawPayload.includes('script')).toBe(false)
    expect(served.headers['content-type']).toBe('image/webp')
  })

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an SVG with a script', () => Buffer.from(HIDDEN), 'file_kind'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'file_kind'],
    ['a PDF', () => PDF, 'file_kind'],
    ['an empty file', () => Buffer.alloc(0), 'file_empty'],
    ['30,000 × 30,000 pixels', () => hugeImage(30_000), 'image_too_large'],
    ['a cut-off image', async () => (await image(900, 900, 'jpeg')).subarray(0, 700), 'file_damaged'],
  ])('is not %s', async (_content, bytes, code) => {
    expect(await upload('picture', 'me.png', await bytes())).toMatchObject({ status: 422, code })
  })
})

describe('a résumé', () => {
  test('is downloaded under its own name with the extension of its content, and cannot run scripts', async () => {
    const id = await uploaded('resume', '../../etc/ຊີວະ\u202Efdp.exe.html', PDF)
    const { data: employee } = await hire({ resumeFile: id })
    expect(employee.resume).toMatchObject({ id, name: 'ຊີວະfdp.exe.pdf', type: 'application/pdf' })
    const served = await fetchFile(`/employee/${employee.id}/resume`)
    expect(served.rawPayload.equals(PDF)).toBe(true)
    expect(String(served.headers['content-disposition'])).toMatch(/^attachment; /)
    expect(String(served.headers['content-security-policy'])).toContain('sandbox')
    expect(await exportsOf('employee/resume')).toMatchObject([{ entity_id: employee.id, after: { rows: 1 } }])
  })

  test('can be a Word file; a zip bomb, macros and other archives are refused', async () => {
    expect(await upload('resume', 'cv.docx', docx())).toMatchObject({ status: 200 })
    const bomb = docx([{ name: 'word/media/zeros.bin', content: Buffer.alloc(210 * 1024 * 1024) }])
    expect(await upload('resume', 'cv.docx', bomb)).toMatchObject({ status: 422, code: 'file_too_large' })
    const macros = docx([{ name: 'word/vbaProject.bin', content: 'x' }])
    expect(await upload('resume', 'cv.docx', macros)).toMatchObject({ status: 422, code: 'file_kind' })
    const other = makeZip([{ name: 'run.exe', content: 'x' }])
    expect(await upload('resume', 'cv.docx', other)).toMatchObject({ status: 422, code: 'file_kind' })
  })
})

describe('a file', () => {
  test('is attached once, by the user who uploaded it, to the field it was uploaded for', async () => {
    const resume = await uploaded('resume', 'cv.pdf', PDF)
    const picture = await uploaded('picture', 'me.png', await image(50, 50))
    const foreign = await uploaded('resume', 'cv.pdf', PDF, namNgum)
    expect(await hire({ resumeFile: foreign })).toMatchObject({
      status: 422,
      code: 'file_gone',
      errors: { resumeFile: ['The file no longer exists. Please choose the file again.'] },
    })
    expect(await hire({ resumeFile: picture })).toMatchObject({ status: 422, code: 'file_gone' })
    expect(await hire({ resumeFile: 987_654 })).toMatchObject({ status: 422, code: 'file_gone' })
    expect(await hire({ resumeFile: resume })).toMatchObject({ status: 200 })
    expect(await hire({ resumeFile: resume })).toMatchObject({ status: 422, code: 'file_gone' })
  })

  test('is only accessible through its record', async () => {
    const { data: employee } = await hire({ resumeFile: await uploaded('resume', 'cv.pdf', PDF) })
    for (const path of ['resume', 'picture'])
      expect((await fetchFile(`/employee/${employee.id}/${path}`, namNgum)).statusCode).toBe(404)
    const url = `/api/employee/${employee.id}/resume`
    expect((await server().app.inject({ method: 'GET', url })).statusCode).toBe(401)
  })

  test('stays if a save does not name it, is replaced, removed and logged', async () => {
    const { data: employee } = await hire({
      profile: await uploaded('picture', 'one.png', await image(9, 9)),
    })
    expect((await save(employee, { name: 'ຄຳໃໝ່' })).data.profile).toBe(employee.profile)
    const before = await fetchFile(`/employee/${employee.id}/picture`)
    const second = await uploaded('picture', 'two.png', await image(12, 12))
    expect((await save(employee, { profile: second })).data.profile).toBe(second)
    const after = await fetchFile(`/employee/${employee.id}/picture`)
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect((await save(employee, { profile: null })).data.profile).toBeNull()
    expect((await fetchFile(`/employee/${employee.id}/picture`)).statusCode).toBe(404)
    const log = await server().db.inCompany(server().companyId, (tx) =>
      tx.unknownRows(
        `select before -> 'profile' as before, after -> 'profile' as after from audit_entry
         where company_id = $1 and entity = 'employee' and entity_id = $2 and action = 'update' order by id`,
        [tx.companyId, employee.id],
      ),
    )
    expect(log.slice(1)).toEqual([
      { before: employee.profile, after: second },
      { before: second, after: null },
    ])
  })

  test('without a record is deleted after a day, and so are bytes without a row; attached files stay', async () => {
    const held = await uploaded('resume', 'held.pdf', PDF)
    const { data: employee } = await hire({ resumeFile: held })
    await uploaded('resume', 'left.pdf', PDF)
    const stray = `${server().companyId}/00000000-0000-4000-8000-000000000000`
    await server().files.store.put(stray, PDF)
    await purge(new Date(Date.now() + DAY / 2))
    expect(await keys()).toContain(stray)
    await purge(new Date(Date.now() + DAY + 60_000))
    const rows = await server().db.inCompany(server().companyId, (tx) =>
      tx.unknownRows(
        'select storage_name, purpose from stored_file where company_id = $1 and owner_id is null',
        [tx.companyId],
      ),
    )
    expect(rows).toEqual([])
    expect(await keys()).not.toContain(stray)
    expect((await fetchFile(`/employee/${employee.id}/resume`)).statusCode).toBe(200)
  })

  test('of a hidden employee is back if the employee is recovered within 90 days, and deleted after them', async () => {
    const { data: employee } = await hire({ resumeFile: await uploaded('resume', 'cv.pdf', PDF) })
    const hide = () => server().call(mekong, 'DELETE', `/employee/${employee.id}`)
    const recover = async () =>
      (await server().call(mekong, 'POST', `/employee/${employee.id}/recover`)).json().data.resume
    await hide()
    await purge(new Date(Date.now() + 89 * DAY))
    expect(await recover()).not.toBeNull()
    await hide()
    await purge(new Date(Date.now() + 91 * DAY))
    expect(await recover()).toBeNull()
  })

  test('can be uploaded ten at once; beyond the quota of the company it is refused', async () => {
    const bytes = await image(200, 200, 'jpeg')
    const ten = await Promise.all(
      Array.from({ length: 10 }, (_, at) => upload('picture', `${at}.jpg`, bytes)),
    )
    expect(ten.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const large = Buffer.concat([PDF, Buffer.alloc(QUOTA_BYTES)])
    expect(await upload('resume', 'cv.pdf', large)).toMatchObject({ status: 422, code: 'files_quota' })
    expect(await upload('resume', 'cv.pdf', large, namNgum)).toMatchObject({ code: 'files_quota' })
  })
})
