import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { type Jobs, startJobs } from '../jobs.ts'
import { deliverMail } from './deliver-mail.ts'
import { forgetWaysIn } from './forget-kept-mail.ts'
import { readMailSettings } from './mail-settings.ts'
import { mailJobs, queueMail } from './queue-mail.ts'
import { openTransport } from './smtp-transport.ts'

const database = withTestDatabase()
const log = pino({ level: 'silent' })
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
const MAIL = { to: 'noy@champa.test', subject: 'ລະຫັດຢືນຢັນ', body: 'ລະຫັດ 123456', companyId: null }

/** A mail server for tests that refuses the address `refused`. */
async function mailServer(refused = '') {
  const received: string[] = []
  let wake = () => {}
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      address === refused ? done(Object.assign(new Error('no such person'), { responseCode: 550 })) : done(),
    onData: async (stream, _session, done) => {
      received.push(await text(stream))
      done()
      wake()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, next: new Promise<void>((resolve) => (wake = resolve)) }
}

const IDLE: Jobs = { send: async () => {}, stop: async () => {} }

async function queued(jobs: Jobs = IDLE): Promise<number> {
  return database().asProvider((tx) => queueMail(tx, jobs, MAIL))
}
const rowOf = (id: number) =>
  database().asProvider(
    async (tx) => (await tx.unknownRows('select status, body, problem from mail where id = $1', [id]))[0],
  )

test('a mail of a committed change arrives, in Lao, and its body is deleted', async () => {
  const server = await mailServer()
  const jobs = await startJobs(
    database(),
    mailJobs({ smtpUrl: server.url, from: 'Champa <a@champa.test>' }),
    log,
  )
  closing.push(() => jobs.stop())
  const id = await queued(jobs)
  await server.next
  await jobs.stop()
  const [mail] = server.received
  expect(mail).toContain('To: noy@champa.test')
  const words = [...(mail ?? '').matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, word]) => word ?? '')
  expect(Buffer.concat(words.map((word) => Buffer.from(word, 'base64'))).toString()).toBe(MAIL.subject)
  const parts = (mail ?? '').split(/^--[-\w]+\r\n/m).slice(1)
  expect(Buffer.from(parts[0]?.split('\r\n\r\n')[1] ?? '', 'base64').toString()).toContain(MAIL.body)
  expect(parts[1]).toMatch(/^Content-Type: text\/html/)
  expect(await rowOf(id)).toEqual({ status: 'sent', body: '', problem: '' })
})

test('a repeated delivery does not send the mail twice', async () => {
  const server = await mailServer()
  const transport = openTransport(server.url)
  const id = await queued()
  const delivery = { db: database(), log, transport, from: 'a@champa.test' }
  await Promise.all([deliverMail(delivery, id), deliverMail(delivery, id)])
  await deliverMail(delivery, id)
  expect(server.received).toHaveLength(1)
})

test('a permanent refusal is recorded; an unreachable server is retried', async () => {
  const server = await mailServer(MAIL.to)
  const id = await queued()
  const at = (url: string) => ({ db: database(), log, transport: openTransport(url), from: 'a@champa.test' })
  await expect(deliverMail(at('smtp://127.0.0.1:1'), id)).rejects.toThrow()
  expect(await rowOf(id)).toMatchObject({ status: 'waiting' })
  await deliverMail(at(server.url), id)
  expect(await rowOf(id)).toEqual({ status: 'failed', body: '', problem: '550' })
})

test('without a mail server the mail stays readable', async () => {
  const id = await queued()
  await deliverMail({ db: database(), log, transport: null, from: '' }, id)
  expect(await rowOf(id)).toMatchObject({ status: 'kept', body: MAIL.body })
})

test('mail whose link was ended or has expired while it waited is not sent', async () => {
  const server = await mailServer()
  const queueLink = (to: string, opensAccountMinutes: number) =>
    database().asProvider((tx) => queueMail(tx, IDLE, { ...MAIL, to, opensAccountMinutes }))
  const ended = await queueLink('ended@champa.test', 10)
  const expired = await queueLink('expired@champa.test', 0)
  const valid = await queueLink('valid@champa.test', 10)
  const plain = await queued()
  await database().asProvider(async (tx) => {
    for (const to of ['ended@champa.test', MAIL.to]) await forgetWaysIn(tx, to)
  })
  const delivery = { db: database(), log, transport: openTransport(server.url), from: 'a@champa.test' }
  for (const id of [ended, expired, valid, plain]) await deliverMail(delivery, id)
  expect(await rowOf(ended)).toEqual({ status: 'failed', body: '', problem: 'ended' })
  expect(await rowOf(expired)).toEqual({ status: 'failed', body: '', problem: 'expired' })
  expect(server.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).toEqual(['valid@champa.test', MAIL.to])
  expect([await rowOf(valid), await rowOf(plain)]).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
})

test.each([
  ['smtp://mail.example.la:587', true],
  ['smtp://127.0.0.1.example.la', true],
  ['smtp://user:secret@10.0.0.9', true],
  ['smtp://127.0.0.1:25', false],
  ['smtp://localhost', false],
  ['smtp://[::1]:25', false],
  ['smtps://mail.example.la', false],
])('%s: STARTTLS is required: %s', (url, isRequired) => {
  const { options } = openTransport(url)
  expect(options).toMatchObject({ requireTLS: isRequired, secure: url.startsWith('smtps') })
})

test('SMTP_URL is an SMTP address or empty', () => {
  expect(readMailSettings({})).toMatchObject({ smtpUrl: undefined })
  expect(() => readMailSettings({ SMTP_URL: 'http://mail' })).toThrow('SMTP_URL')
})
