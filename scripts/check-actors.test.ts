import { expect, test } from 'vitest'
import { findHandmadeActors, handmadeActors } from './check-actors.ts'

test.each([
  'const actor = { accountId: session.accountId, name: session.name }',
  'const who = context.session?.name',
  'const { accountId, name } = context.session',
  'const { name: who, email } = session',
])('an actor made by hand is seen: %s', (line) => {
  expect(handmadeActors(`first\n${line}`)).toEqual([2])
})

test.each(['const { accountId } = session', 'actorOf(context).name', 'const { name } = employee'])(
  'what takes no name from a session passes: %s',
  (line) => {
    expect(handmadeActors(line)).toEqual([])
  },
)

test('there is none in the product', () => {
  expect(findHandmadeActors()).toEqual([])
})
