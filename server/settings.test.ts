import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const read = (env: NodeJS.ProcessEnv) => readSettings([], env)

test.each(['127.0.0.1', 'localhost', '::1', '127.9.9.9'])(
  'on %s nobody else comes: PUBLIC_URL may be missing',
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
