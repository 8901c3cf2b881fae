import { Skeleton } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { bulkParam } from '#kit/contract/bulk.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useRequestWords } from '../text.ts'
import type { FormParts, OwnKind, OwnRow } from './own-kind.ts'
import { RequestSent } from './RequestSent.tsx'

interface ChangeForm<Row extends OwnRow> extends FormParts<Row> {
  edited: Row
}

interface Props<Row extends OwnRow> {
  kind: OwnKind<Row>
  id: number
  children: (form: ChangeForm<Row>) => ReactNode
}

/** The page on which an employee changes an own record that nobody has decided, or that was returned. */
export function ChangePage<Row extends OwnRow>({ kind, id, children }: Props<Row>) {
  const words = useRequestWords().ask
  const navigate = useNavigate()
  const [sent, setSent] = useState<Row>()
  const answer = useRoute(kind.show, { params: { [bulkParam(kind.show)]: id } } as never)
  const edited = (answer.data as { data: Row } | undefined)?.data
  if (sent)
    return (
      <RequestSent
        title={kind.edit}
        line={kind.lineOf(sent)}
        status={sent.status}
        waitsFor={sent.waits_for}
        onMore={() => void navigate(kind.addPage)}
      />
    )
  return (
    <>
      <PageHeader title={kind.edit} {...(kind.list && { breadcrumbs: [kind.list, { label: kind.edit }] })} />
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {!edited && !answer.error && <Skeleton height={360} radius="lg" maw={720} />}
      {edited && !edited.can.includes('edit') && <EmptyState title={words.notEditable} />}
      {edited?.can.includes('edit') && (
        <Fragment key={edited.version}>
          {children({
            edited,
            onSent: setSent,
            onCancel: () => void navigate(kind.list?.to ?? href('requests.mine')),
          })}
        </Fragment>
      )}
    </>
  )
}
