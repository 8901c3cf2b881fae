import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, instant } from '#kit/server/list/list-sql.ts'
import type { listTerminalCommands } from '../../contract.ts'

const day = (name: string) => `to_char((r.detail ->> '${name}')::timestamp, 'DD/MM/YYYY')`

/** '7 · Kham', or '01/05/2026 – 03/05/2026'. */
const DETAIL = `
  coalesce(concat_ws(' · ', r.detail ->> 'pin', r.detail ->> 'name'), '')
    || coalesce(${day('from')} || ' – ' || ${day('to')}, '')`

export const commandList: ListDeclaration<typeof listTerminalCommands> = {
  from: 'terminal_command r',
  key: ['r.id'],
  where: ['r.company_id = $1'],
  columns: {
    id: 'r.id',
    terminal_id: 'r.terminal_id',
    kind: 'r.kind',
    detail: DETAIL,
    status: 'r.status',
    attempts: 'r.attempts',
    return_code: 'r.return_code',
    answer: 'r.answer',
    created_by: 'r.created_by',
    created_at: instant('r.created_at'),
    sent_at: instant('r.sent_at'),
    done_at: instant('r.done_at'),
  },
  filters: { terminal_id: equals('r.terminal_id'), status: equals('r.status') },
  search: `fold_lao(r.kind || ' ' || r.detail::text || ' ' || r.answer)`,
  sorts: { created_at: 'r.id', status: 'r.status', kind: 'r.kind' },
  order: '-created_at',
}
