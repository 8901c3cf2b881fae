import { Skeleton } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href, useIdQuery } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import type { FormParts, OwnKind, OwnRow } from './own-kind.ts'
import { RequestSent } from './RequestSent.tsx'
import { useOwnRow } from './use-own-row.ts'

interface NewForm<Row extends OwnRow> extends FormParts<Row> {
  /** The earlier record with which the form is filled in. */
  again: Row | undefined
  /** Kept unsaved values belong to this. */
  record: string
}

interface Props<Row extends OwnRow> {
  kind: OwnKind<Row>
  children: (form: NewForm<Row>) => ReactNode
}

/** The page on which an employee asks for something; with `?again=7` filled in as in an earlier record. Afterwards: whom it waits for. */
export function AskPage<Row extends OwnRow>({ kind, children }: Props<Row>) {
  const navigate = useNavigate()
  const againId = useIdQuery('again')
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState<Row>()
  const { row: again, error, retry } = useOwnRow(kind, againId)
  if (sent)
    return (
      <RequestSent
        title={kind.add}
        line={kind.lineOf(sent)}
        status={sent.status}
        waitsFor={sent.waits_for}
        onMore={() => {
          setSent(undefined)
          setRound(round + 1)
        }}
      />
    )
  return (
    <>
      <PageHeader title={kind.add} {...(kind.list && { breadcrumbs: [kind.list, { label: kind.add }] })} />
      {error && <ErrorState error={error} onRetry={retry} />}
      {againId !== null && !again && !error && <Skeleton height={360} radius="lg" maw={720} />}
      {(againId === null || again) && (
        <Fragment key={round}>
          {children({
            again,
            record: againId === null ? 'new' : `again-${againId}`,
            onSent: setSent,
            onCancel: () => void navigate(kind.list?.to ?? href('requests.mine')),
          })}
        </Fragment>
      )}
    </>
  )
}
