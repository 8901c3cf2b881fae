import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listTerminals } from '../contract.ts'
import en from '../locales/en.ts'
import la from '../locales/la.ts'
import { JOIN_BRANCH, TERMINAL_COLUMNS, TERMINAL_STATE } from './terminal-columns.ts'

const word = wordsOf(la, en)

export const terminalList: ListDeclaration<typeof listTerminals> = {
  from: `terminal r ${JOIN_BRANCH}`,
  key: ['r.id'],
  where: ['r.company_id = $1', "r.status <> 'released'"],
  columns: TERMINAL_COLUMNS,
  filters: { branch_id: equals('r.branch_id'), state: equals(TERMINAL_STATE) },
  search: foldedText('r.name', 'r.serial', 'b.name'),
  sorts: {
    name: 'r.name collate lao',
    serial: 'r.serial',
    branch: 'b.name collate lao',
    last_seen_at: 'r.last_seen_at',
    last_punch_at: 'r.last_punch_at',
    punch_count: 'r.punch_count',
  },
  order: 'name',
  sheet: {
    title: word('title'),
    columns: [
      { key: 'name', heading: word('name') },
      { key: 'serial', heading: word('serial') },
      { key: 'branch', heading: word('branch') },
      { key: 'state', heading: word('state'), words: codesOf(la.states, en.states) },
      { key: 'last_seen_at', heading: word('lastSeen'), type: 'instant' },
      { key: 'last_punch_at', heading: word('lastPunch'), type: 'instant' },
      { key: 'clock_drift_seconds', heading: word('driftSeconds'), type: 'number' },
      { key: 'punch_count', heading: word('punches'), type: 'number' },
      { key: 'waiting_count', heading: word('withoutOwner'), type: 'number' },
      { key: 'fault_count', heading: word('faults'), type: 'number' },
    ],
  },
}
