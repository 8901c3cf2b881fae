import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { foldedText, instant } from '#kit/server/list/list-sql.ts'
import type { listTerminalSightings } from '../contract.ts'

export const sightingList: ListDeclaration<typeof listTerminalSightings> = {
  from: 'terminal_sighting r',
  key: ['r.id'],
  where: [`not exists (select from terminal_serial s where s.serial = r.serial and s.released_at is null)`],
  columns: {
    id: 'r.id',
    serial: 'r.serial',
    code: 'r.code',
    address: 'r.address',
    user_agent: 'r.user_agent',
    push_version: 'r.push_version',
    first_at: instant('r.first_at'),
    last_at: instant('r.last_at'),
  },
  filters: {},
  search: foldedText('r.serial', 'r.address'),
  sorts: { last_at: 'r.last_at', first_at: 'r.first_at', serial: 'r.serial' },
  order: '-last_at',
}
