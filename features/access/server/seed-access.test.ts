import { expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { seedAccess } from './index.ts'
import { COMPANY_PERMISSIONS, PERMISSIONS as DECLARED, PROVIDER_PERMISSIONS } from './permissions.ts'

const database = withTestDatabase(async (db) => {
  await db.asProvider(seedAccess)
})
const words = (sql: string) => database().asProvider((tx) => tx.unknownRows(sql))
const PERMISSIONS = `select name, display_name_la, display_name_en, description_la, description_en from permission`

test('each permission is declared once, for one side, and both administrators have all of theirs', async () => {
  expect([...PROVIDER_PERMISSIONS, ...COMPANY_PERMISSIONS].toSorted()).toEqual(
    Object.keys(DECLARED).toSorted(),
  )
  const held = (role: string) =>
    words(`select p.name from role_permission g join role r on r.id = g.role_id join permission p on p.id = g.permission_id
      where r.name = '${role}'`)
  expect(await held('superadmin')).toHaveLength(PROVIDER_PERMISSIONS.length)
  expect(await held('companyadmin')).toHaveLength(COMPANY_PERMISSIONS.length)
})

test('after the first start every permission and role has a readable name in both languages', async () => {
  const roles = `select name, display_name_la, display_name_en, description_la, description_en from role`
  for (const row of [...(await words(PERMISSIONS)), ...(await words(roles))]) {
    for (const field of ['display_name_la', 'description_la']) expect(row[field]).toMatch(/[\u0E80-\u0EFF]/)
    for (const field of ['display_name_en', 'description_en'])
      expect(row[field]).toMatch(/^[A-Z][^\u0E80-\u0EFF]+$/)
  }
})

test('texts that an earlier version left empty are filled in; changed texts are kept', async () => {
  await database().asProvider(async (tx) => {
    await tx.execute(
      `update permission set display_name_la = '', description_en = '' where name = 'view-late'`,
    )
    await tx.execute(
      `update permission set display_name_la = 'ຂອງພວກເຮົາ', version = 2 where name = 'view-absence'`,
    )
    await seedAccess(tx)
  })
  const [late] = await words(`${PERMISSIONS} where name = 'view-late'`)
  expect(late).toMatchObject({ display_name_la: 'ການມາຊ້າ', display_name_en: 'Lateness rules' })
  expect(late?.description_en).not.toBe('')
  const [absence] = await words(`${PERMISSIONS} where name = 'view-absence'`)
  expect(absence?.display_name_la).toBe('ຂອງພວກເຮົາ')
})
