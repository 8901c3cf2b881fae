import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { foldedText, instant } from '#kit/server/list/list-sql.ts'
import type { listNotices } from '../contract/notices.ts'
import { Notice } from '../contract/notices.ts'
import { noticeKinds, noticeText } from '../domain/notice-kind.ts'

const Row = Notice.omit({ label: true, text: true }).extend({ id: Id, params: z.unknown() })
type Row = z.infer<typeof Row>

/** The values in the sentence, such as names; the words around them differ by language. */
const SEARCH = foldedText("(select string_agg(value, ' ') from jsonb_each_text(n.params))")

/** The notices of the caller's account; those of kinds that are not declared any more are left out. */
export const noticeList: ListDeclaration<typeof listNotices, Row> = {
  from: 'notice n',
  key: ['n.id'],
  where: [
    'n.company_id = $1',
    (param, { session }) => `n.account_id = ${param(session.accountId)}`,
    (param) => `n.kind = any(${param([...noticeKinds().keys()])})`,
  ],
  row: Row,
  columns: {
    id: 'n.id',
    kind: 'n.kind',
    params: 'n.params',
    route: 'n.route',
    route_params: 'n.route_params',
    request_id: 'n.request_id',
    created_at: instant('n.created_at'),
    is_read: 'n.read_at is not null',
  },
  filters: { state: () => 'n.read_at is null', language: null },
  search: SEARCH,
  sorts: { created_at: 'n.created_at' },
  order: ['n.read_at is not null', 'n.created_at desc', 'n.id desc'],
  finish: ({ params, ...row }, { language }) => ({
    ...row,
    label: noticeKinds().get(row.kind)?.label[language] ?? '',
    text: noticeText(row.kind, params, language) ?? '',
  }),
}
