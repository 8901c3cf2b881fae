import { Skeleton } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useRequestWords } from '../text.ts'
import type { FormParts, OwnKind, OwnRow } from './own-kind.ts'
import { RequestSent } from './RequestSent.tsx'
import { useOwnRow } from './use-own-row.ts'

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
  const { row: edited, error, retry } = useOwnRow(kind, id)
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
      {error && <ErrorState error={error} onRetry={retry} />}
      {!edited && !error && <Skeleton height={360} radius="lg" maw={720} />}
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
