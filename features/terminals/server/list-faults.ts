import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText, instant } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listTerminalFaults } from '../contract.ts'
import en from '../locales/en.ts'
import la from '../locales/la.ts'

const word = wordsOf(la, en)

export const faultList: ListDeclaration<typeof listTerminalFaults> = {
  from: 'terminal_fault r join terminal t on t.company_id = r.company_id and t.id = r.terminal_id',
  key: ['r.id'],
  where: ['r.company_id = $1', "t.status <> 'released'"],
  columns: {
    id: 'r.id',
    terminal_id: 'r.terminal_id',
    terminal: 't.name',
    reason: 'r.reason',
    line: 'r.line',
    times: 'r.times',
    last_at: instant('r.last_at'),
  },
  filters: { terminal_id: equals('r.terminal_id') },
  search: foldedText('r.line', 't.name'),
  sorts: { last_at: 'r.last_at', reason: 'r.reason', times: 'r.times' },
  order: '-last_at',
  sheet: {
    title: word('faults'),
    columns: [
      { key: 'last_at', heading: word('lastTime'), type: 'instant' },
      { key: 'terminal', heading: word('name') },
      { key: 'reason', heading: word('reason'), words: codesOf(la.reasons, en.reasons) },
      { key: 'line', heading: word('line') },
      { key: 'times', heading: word('times'), type: 'number' },
    ],
  },
}
