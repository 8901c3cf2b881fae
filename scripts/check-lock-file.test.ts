import { expect, test } from 'vitest'
import { findLockFileFaults, lockFileFaults } from './check-lock-file.ts'

const integrity = `sha512-${'a'.repeat(86)}==`
const resolved = 'https://registry.npmjs.org/zod/-/zod-4.6.7.tgz'
const ofOtherSystem = { version: '2.6.8', optional: true, os: ['darwin'] }

test('the lock file of the project has the hash of every package', () => {
  expect(findLockFileFaults()).toEqual([])
})

test.each([
  ['a package with its hash', 'zod', { integrity }, []],
  ['and with the address of the registry', 'zod', { integrity, resolved }, []],
  ['no hash', 'zod', { version: '4.6.7' }, ['zod has no SHA-512 integrity']],
  [
    'a weak hash',
    'zod',
    { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
    ['zod has no SHA-512 integrity'],
  ],
  [
    'another server',
    'zod',
    { integrity, resolved: 'https://registry.npmjs.org.evil.example/zod.tgz' },
    ['zod comes from https://registry.npmjs.org.evil.example/zod.tgz'],
  ],
  [
    'a repository',
    'zod',
    { integrity, resolved: 'git+ssh://git@github.com/colinhacks/zod.git' },
    ['zod comes from git+ssh://git@github.com/colinhacks/zod.git'],
  ],
  ['a link', 'zod', { integrity, link: true }, ['zod is a link']],
  ['a compiler of another system that the mirror lacked', '@biomejs/cli-darwin-x64', ofOtherSystem, []],
  ['not where it is needed', '@biomejs/cli-x', { version: '1' }, ['@biomejs/cli-x has no SHA-512 integrity']],
  ['and no other package', 'evil-darwin', ofOtherSystem, ['evil-darwin has no SHA-512 integrity']],
])('%s', (_case, name, entry, faults) => {
  expect(lockFileFaults({ '': {}, [`node_modules/${name}`]: entry })).toEqual(
    faults.map((fault) => `package-lock.json: node_modules/${fault}`),
  )
})
