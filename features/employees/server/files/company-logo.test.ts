import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { COMPANIES, multipart, PASSWORD, withTestServer } from '../test-server.test-data.ts'

const server = withTestServer()
const { mekong, namNgum } = COMPANIES

/** A green bar of 300 × 100 pixels in the middle of 500 × 500 transparent ones. */
async function bar(colour = '#357a4e'): Promise<Buffer> {
  const input = await sharp({ create: { width: 300, height: 100, channels: 4, background: colour } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 500, height: 500, channels: 4, background: '#00000000' } })
    .composite([{ input, left: 100, top: 200 }])
    .png()
    .toBuffer()
}

const json = async (email: string, method: 'GET' | 'PUT', path: string, body?: object) => {
  const answer = await server().call(email, method, path, body)
  return { status: answer.statusCode, ...answer.json() }
}
async function upload(email: string, bytes: Buffer) {
  const { payload, headers } = multipart('sign.png', bytes)
  const answer = await server().call(email, 'POST', '/company/logo-file', payload, headers)
  return { status: answer.statusCode, ...answer.json() }
}
async function save(email: string, logo: number | null) {
  const { can: _, has_factors: __, ...setting } = (await json(email, 'GET', '/company/setting')).data
  return json(email, 'PUT', '/company/setting', { ...setting, logo })
}

test('a logo is stored without empty edges and metadata, and served to its company only', async () => {
  expect((await json(mekong, 'GET', '/company/logo')).data).toEqual({ logo: null })
  const { id } = (await upload(mekong, await bar())).data
  expect((await server().call(mekong, 'GET', '/company/logo/file')).statusCode).toBe(404)
  expect(await save(mekong, id)).toMatchObject({ status: 200, data: { logo: id } })
  expect((await json(mekong, 'GET', '/company/logo')).data).toEqual({ logo: id })
  const file = await server().call(mekong, 'GET', '/company/logo/file')
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'png', width: 300, height: 100 })
  expect((await json(namNgum, 'GET', '/company/logo')).data).toEqual({ logo: null })
  expect((await server().call(namNgum, 'GET', '/company/logo/file')).statusCode).toBe(404)
  expect(await save(namNgum, id)).toMatchObject({ status: 422, code: 'file_gone' })
})

test('a logo is replaced and removed, and a picture with a single colour is kept whole', async () => {
  const first = (await upload(mekong, await bar())).data.id
  await save(mekong, first)
  const plain = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#d33' } })
    .jpeg()
    .toBuffer()
  const second = (await upload(mekong, plain)).data.id
  expect((await save(mekong, second)).data.logo).toBe(second)
  const file = await server().call(mekong, 'GET', '/company/logo/file')
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 80, height: 40 })
  expect((await save(mekong, null)).data.logo).toBe(null)
  expect((await server().call(mekong, 'GET', '/company/logo/file')).statusCode).toBe(404)
  expect(await save(mekong, first)).toMatchObject({ status: 200 })
})

test('a file that is no picture is refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect((await upload(mekong, svg)).code).toBe('file_kind')
})

test('an employee sees the logo of the own company, and cannot change it', async () => {
  const { db, companyId } = server()
  const email = 'noy@champa.test'
  await db.asProvider((tx) =>
    createAccount(tx, { email, name: 'Noy', password: PASSWORD, companyId, roles: ['employee'] }),
  )
  await save(mekong, (await upload(mekong, await bar())).data.id)
  expect((await json(email, 'GET', '/company/logo')).status).toBe(200)
  expect((await server().call(email, 'GET', '/company/logo/file')).statusCode).toBe(200)
  expect((await upload(email, await bar())).status).toBe(403)
})
