import { Box, Switch, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { DateField } from '#kit/web/form/DateField.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import type { ContractForm } from '#kit/web/form/use-contract-form.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { AskedField } from '../../contract/asked-fields.ts'
import type { OwnRequest } from '../../contract/define-own-request.ts'
import { LedPersonSelect } from './LedPersonSelect.tsx'

interface Props {
  request: OwnRequest
  name: string
  fields: ContractForm<OwnRequest['Input']>['fields']
  /** A record is changed: whom it is about stays. */
  isEdited: boolean
}

/** These stand beside each other. */
const NARROW: readonly AskedField['kind'][] = ['day', 'kip']

/** The input of a declared field. */
export function AskedInput(props: Props) {
  const { request, name } = props
  const isNarrow = NARROW.includes(request.fields[name]?.kind ?? 'text')
  return <Box style={isNarrow ? undefined : { gridColumn: '1 / -1' }}>{useInput(props)}</Box>
}

function useInput({ request, name, fields, isEdited }: Props): ReactNode {
  const language = useLanguage()
  const field = request.fields[name]
  if (!field) return null
  const { kind, label, hint, max, from } = field
  const shown = { label: label[language], ...(max && { maxLength: max }) }
  const description = hint && { description: hint[language] }
  const input = fields.getInputProps(name)
  if (kind === 'flag')
    return <Switch {...shown} {...description} {...fields.getInputProps(name, { type: 'checkbox' })} />
  if (kind === 'text') return <Textarea {...shown} {...description} autosize {...input} />
  if (kind === 'line')
    return <TextInput {...shown} {...(hint && { placeholder: hint[language] })} withAsterisk {...input} />
  if (kind === 'kip') return <KipField {...shown} {...description} withAsterisk {...input} />
  if (kind === 'person')
    return <LedPersonSelect {...shown} {...description} withAsterisk disabled={isEdited} {...input} />
  return <DayInput {...shown} {...description} request={request} name={name} fields={fields} from={from} />
}

interface DayProps extends Pick<Props, 'request' | 'name' | 'fields'> {
  label: string
  description?: string
  from: string | undefined
}

/** A day; if it is the first of two, the last follows it. */
function DayInput({ request, name, fields, from, ...shown }: DayProps) {
  const last = request.names.find((other) => request.fields[other]?.from === name)
  const input = fields.getInputProps(name)
  const first = from && fields.values[from]
  return (
    <DateField
      {...shown}
      withAsterisk
      {...(typeof first === 'string' && { min: first })}
      {...input}
      onChange={(day) => {
        fields.setFieldValue(name, day)
        const end = last && fields.getValues()[last]
        if (last && (!end || (day && end < day))) fields.setFieldValue(last, day)
      }}
    />
  )
}
