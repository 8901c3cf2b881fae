import { expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { seedBusinessTypes } from './seed-business-types.ts'

const database = withTestDatabase()
const seed = () => database().asProvider(seedBusinessTypes)

test('an empty installation gets the usual types of business once; a provider keeps own ones', async () => {
  expect(await seed()).toBeGreaterThan(5)
  expect(await seed()).toBe(0)
  await database().asOwner((client) =>
    client.query(`delete from business_type; insert into business_type (name) values ('ຂອງຕົນ')`),
  )
  expect(await seed()).toBe(0)
})
