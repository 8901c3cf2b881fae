import { Group } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { PageHeader } from '../show/PageHeader.tsx'
import { DataTable } from './DataTable.tsx'

type Table<R extends RouteSpec> = Omit<ComponentProps<typeof DataTable<R>>, 'label' | 'empty'>
type Head = Pick<ComponentProps<typeof PageHeader>, 'title' | 'text' | 'breadcrumbs'>

interface Frame {
  /** The button that adds a record (`AddButton`), also below the words of an empty list. */
  add?: ReactNode
  /** Further buttons before it. */
  buttons?: ReactNode
  /** The words of an empty list. */
  none?: { title: string; text?: string }
  /** Between the heading and the list. */
  above?: ReactNode
}

/** The screen of a list: heading, buttons and the table, whose accessible name is the title. */
export function ListPage<R extends RouteSpec>({
  title,
  text,
  breadcrumbs,
  add,
  buttons,
  none,
  above,
  ...table
}: Head & Frame & Table<R>) {
  const actions = buttons ? (
    <Group gap="sm">
      {buttons}
      {add}
    </Group>
  ) : (
    add
  )
  return (
    <>
      <PageHeader title={title} text={text} {...(breadcrumbs && { breadcrumbs })} actions={actions} />
      {above}
      <DataTable<R>
        {...(table as unknown as ComponentProps<typeof DataTable<R>>)}
        label={title}
        empty={none && <EmptyState {...none} action={add} />}
      />
    </>
  )
}
