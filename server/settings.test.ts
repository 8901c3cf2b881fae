import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const read = (env: NodeJS.ProcessEnv) => readSettings([], env)

test.each(['127.0.0.1', 'localhost', '::1', '127.9.9.9'])(
  'on %s only this machine has access: PUBLIC_URL is optional',
  (host) => {
    expect(read({ HOST: host }).host).toBe(host)
    expect(read({}).host).toBe('127.0.0.1')
  },
)

test.each(['0.0.0.0', '::', '192.168.1.5', 'hr.example.la', '127.0.0.1.example.la'])(
  'on %s PUBLIC_URL must be set',
  (host) => {
    expect(() => read({ HOST: host })).toThrow('PUBLIC_URL must be set')
    expect(read({ HOST: host, PUBLIC_URL: 'https://hr.example.la' }).host).toBe(host)
  },
)

test.each([
  'hr.example.la',
  'ftp://hr.example.la',
  'javascript:alert(1)',
  'https://a:b@hr.example.la',
  'https://a@evil',
  '//x',
])('PUBLIC_URL %s is refused', (PUBLIC_URL) => {
  expect(() => read({ PUBLIC_URL })).toThrow('PUBLIC_URL must be an http or https address')
})

test.each([
  ['proxy.internal', 'proxy.internal'],
  ['10.0.0.0/8, 10.0.0.300', '10.0.0.300'],
  ['10.0.0.0/33', '10.0.0.0/33'],
  ['10.0.0.0/0', '10.0.0.0/0'],
  ['10.0.0.0/255.0.255.0', '10.0.0.0/255.0.255.0'],
  ['fd00::/129', 'fd00::/129'],
  ['10.0.0.1/8/8', '10.0.0.1/8/8'],
])('TRUSTED_PROXIES %s is refused and names %s', (TRUSTED_PROXIES, wrong) => {
  expect(() => read({ TRUSTED_PROXIES })).toThrow(
    `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas, not ${wrong}`,
  )
})

test('trusted proxies are addresses and networks that Fastify accepts', async () => {
  const text = ' 10.0.0.1,10.0.0.0/8, 192.168.0.0/255.255.0.0,::1,fd00::/8,uniquelocal,'
  const { trustedProxies } = read({ TRUSTED_PROXIES: text })
  expect(trustedProxies).toEqual(
    text
      .split(',')
      .map((proxy) => proxy.trim())
      .slice(0, -1),
  )
  expect(read({}).trustedProxies).toEqual([])
  await Fastify({ trustProxy: [...trustedProxies] }).ready()
})

const FLAGS: [string | undefined, boolean][] = [
  [undefined, false],
  ...['', 'off', 'false', 'no', '0', 'OFF'].map((word): [string, boolean] => [word, false]),
  ...['on', 'true', 'yes', '1', 'True', ' on '].map((word): [string, boolean] => [word, true]),
]

test.each(FLAGS)('CHECK_DATA=%s is %s', (CHECK_DATA, isOn) => {
  expect(read(CHECK_DATA === undefined ? {} : { CHECK_DATA }).checkData).toBe(isOn)
})

test('another word for a variable that is on or off is refused', () => {
  expect(() => read({ CHECK_DATA: 'enabled' })).toThrow('CHECK_DATA must be on or off, not enabled')
})

test.each([
  'smtp://me:secret@mail.example.la:99999',
  'smtp://me:secret@mail.example.la:smtp',
  'smtp://me:secret@mail.example.la:0',
  'smtp://me:100%secret@mail.example.la',
  'smtp://',
])('SMTP_URL %s is refused without its password', (SMTP_URL) => {
  const refused = () => read({ SMTP_URL })
  expect(refused).toThrow(/^SMTP_URL must look like smtp:\/\/user:password@/)
  expect(refused).not.toThrow('secret')
})
