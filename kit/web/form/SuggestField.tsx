import '../styles/desk.ts'
import { Autocomplete, type AutocompleteProps, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import type { Suggestions } from '#kit/contract/master-data-fields.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { callLoosely } from '../client.ts'
import { routeKey } from '../query.ts'

interface Props extends Omit<AutocompleteProps, 'data' | 'filter' | 'renderOption'> {
  suggestions: Suggestions
  /** The value of the parent field; without it there are no suggestions. */
  within?: string | null | undefined
}

/** A free text with suggestions from a list, matched in both languages. */
export function SuggestField({ suggestions, within, onChange, onBlur, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false)
  // The initial text of the field is not a search: the whole list is offered.
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const rows = useRows(suggestions, within, search, isOpen)
  const notes = new Map(rows.map((row) => namesOf(row, suggestions)))
  return (
    <Autocomplete
      maxDropdownHeight={260}
      {...rest}
      data={[...notes.keys()]}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <div>
          <Text inherit>{option.value}</Text>
          {notes.get(option.value) && (
            <Text size="sm" c="dimmed">
              {notes.get(option.value)}
            </Text>
          )}
        </div>
      )}
      onChange={(text) => {
        setTyped(text)
        onChange?.(text)
      }}
      onFocus={() => setOpen(true)}
      onBlur={(event) => {
        setTyped('')
        onBlur?.(event)
      }}
    />
  )
}

/** The inserted text: the Lao name if there is one, and the other name. */
function namesOf(row: Record<string, string>, { names }: Suggestions): [name: string, note: string] {
  const [la, en] = [row[names.la] ?? '', row[names.en] ?? '']
  return la === '' ? [en, ''] : [la, en]
}

function useRows(
  { path, within: place }: Suggestions,
  within: string | null | undefined,
  search: string,
  isOpen: boolean,
) {
  const route = defineRoute({
    method: 'GET',
    path,
    summary: '',
    access: 'session',
    answer: dataAnswer(z.array(z.record(z.string(), z.string()))),
  })
  const input = { query: { [place.parameter]: within, search } }
  const list = useQuery({
    queryKey: routeKey(route, input),
    queryFn: ({ signal }) => callLoosely(route, { ...input, signal }),
    enabled: isOpen && Boolean(within),
    placeholderData: keepPreviousData,
  })
  return within ? (list.data?.data ?? []) : []
}
