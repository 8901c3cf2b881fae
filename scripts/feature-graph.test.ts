import { expect, test } from 'vitest'
import { foreignUses, readOwners, runTimeTables } from './check-sql.ts'
import { importGraph, sqlGraph } from './feature-graph.ts'
import { rankOf } from './feature-order.ts'
import { parseModule } from './sources/read-module.ts'

const OWNERS = new Map([
  ['branch', 'master-data'],
  ['leave_type', 'leave'],
])
const leave = (source: string) => [
  parseModule('features/leave/server/sample.ts', source.replaceAll('#', '$')),
]

test('a foreign table that is interpolated is refused like one in the text', () => {
  const uses = foreignUses(
    OWNERS,
    leave("for (const table of ['branch', 'leave_type']) q(`delete from #{table}`)"),
  )
  expect(uses.map(({ table, to }) => [table, to])).toEqual([['branch', 'master-data']])
  expect(foreignUses(OWNERS, leave("defineMasterData({ name: 'branch' })"))).toHaveLength(1)
})

test('a place whose table cannot be determined needs a comment with the tables or a reason, and other places must not have one', () => {
  const place = 'export const f = (t: string) => q(`select 1 from #{t}`)'
  const faults = (source: string) => runTimeTables(OWNERS, leave(source)).faults
  expect(faults(place)).toEqual([expect.stringContaining('takes a table from t at run time')])
  expect(faults(`// tables: leave_type\n${place}`)).toEqual([])
  expect(foreignUses(OWNERS, leave(`// tables: branch, leave_type\n${place}`))).toHaveLength(1)
  expect(faults(`// tables: those that the caller declares\n${place}`)).toEqual([])
  expect(foreignUses(OWNERS, leave(`// tables: some\n${place}`))).toMatchObject([{ table: 'some', to: '' }])
  expect(faults(`// tables: by the caller\n${place}`)).toEqual([expect.stringContaining('is no reason')])
  expect(faults('// tables: leave_type\nexport const f = 1')).toEqual([
    expect.stringContaining('where nothing needs one'),
  ])
})

test('both graphs have one direction, and SQL lists the fragments with their tables', async () => {
  const { owners, faults } = await readOwners()
  expect(faults).toEqual([])
  const sql = sqlGraph(owners).filter(({ from, to }) => rankOf.has(from) && to !== 'kit')
  for (const { from, to } of [...sql, ...importGraph()])
    expect([from, to, (rankOf.get(from) ?? 0) > (rankOf.get(to) ?? 99)]).toEqual([from, to, true])
  const leaveEdge = sql.find(({ from, to }) => from === 'leave' && to === 'employees')
  expect(leaveEdge?.takes.get('EMPLOYEES')).toEqual(['employee'])
  expect(leaveEdge?.takes.has('lockPerson()')).toBe(true)
})
