import { Alert, Group, Loader, Select, Text, Title } from '@mantine/core'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import classes from '#kit/web/import/column-list.module.css'
import { useMutate } from '#kit/web/query.ts'
import { checkImport, type ImportBatch, showImport } from '../../contract.ts'
import { useImportText } from './text.ts'

type Name = ImportBatch['new_names'][number]

const ADD = 'add:'
const USE = 'use:'
const NONE = 'none'

const choiceOf = ({ name, use }: Name) => {
  if (use === null) return null
  if (use === '') return NONE
  return use === name ? ADD : USE + use
}

const nameOf = (value: string | null, name: string) => {
  if (value === null) return null
  if (value === NONE) return ''
  return value === ADD ? name : value.slice(USE.length)
}

/** The names of the file that the company's lists do not have. Names that resemble others need a decision and come first; the rest are added. */
export function NewNames({ batch }: { batch: ImportBatch }) {
  const text = useImportText()
  const check = useMutate(checkImport, { onError: toastError, refresh: [showImport] })
  const names = batch.new_names.toSorted((a, b) => Number(b.near.length > 0) - Number(a.near.length > 0))
  if (names.length === 0) return null
  const decide = (name: Name, value: string | null) => {
    const decided = names.map(({ key, name: own, use }) => ({ key, name: own, use }))
    const body = {
      names: decided.map((one) =>
        one.key === name.key && one.name === name.name ? { ...one, use: nameOf(value, name.name) } : one,
      ),
    }
    check.mutate({ params: { id: batch.id }, body })
  }
  const open = names.filter(({ use }) => use === null).length
  return (
    <section>
      <Group gap="sm" mb="xs">
        <Title order={2} size="h3">
          {text.newNames(formatNumber(names.length, 0))}
        </Title>
        {check.isPending && <Loader size={18} />}
      </Group>
      {open > 0 && (
        <Alert color="champa" mb="sm">
          {text.namesOpen(formatNumber(open, 0))}
        </Alert>
      )}
      <ul className={classes.columns}>
        {names.map((name) => (
          <li key={`${name.key} ${name.name}`} className={classes.column}>
            <div className={classes.heading}>
              <Text fw={600} className="name">
                {name.name}
              </Text>
              <Text c="dimmed" size="sm">
                {name.column} · {text.rowsOfName(formatNumber(name.count, 0))}
              </Text>
            </div>
            <Select
              aria-label={text.insteadOf(name.name)}
              data={[
                { value: ADD, label: text.addName },
                ...name.near.map((near) => ({ value: USE + near, label: text.otherName(near) })),
                ...(name.use && name.use !== name.name && !name.near.includes(name.use)
                  ? [{ value: USE + name.use, label: text.otherName(name.use) }]
                  : []),
                { value: NONE, label: text.noName },
              ]}
              value={choiceOf(name)}
              placeholder={text.chooseName}
              onChange={(value) => decide(name, value)}
              disabled={check.isPending}
              error={name.use === null}
              allowDeselect={false}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
