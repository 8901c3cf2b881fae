import { expect, test } from 'vitest'
import { findHandmadeActors, handmadeActors } from './check-actors.ts'

test.each([
  'const actor = { accountId: session.accountId, name: session.name }',
  'const who = context.session?.name',
  'const { accountId, name } = context.session',
  'const { name: who, email } = session',
])('an actor built by hand is reported: %s', (line) => {
  expect(handmadeActors(`first\n${line}`)).toEqual([2])
})

test.each(['const { accountId } = session', 'actorOf(context).name', 'const { name } = employee'])(
  'code that takes no name from a session is accepted: %s',
  (line) => {
    expect(handmadeActors(line)).toEqual([])
  },
)

test('the product has no actor built by hand', () => {
  expect(findHandmadeActors()).toEqual([])
})
