import { ActionIcon, Button, Fieldset, Group, NumberInput, Select, Stack } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { call } from '#kit/web/client.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { type ContractForm, useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import {
  DAY_KINDS,
  type DayKind,
  type OvertimeRates,
  PAY_TYPES,
  saveOvertimeRates,
  showOvertimeRates,
} from '../../contract/overtime/overtime-rates.ts'
import { useMasterDataText } from '../text.ts'

interface Props {
  rates: OvertimeRates
  onSaved: (rates: OvertimeRates) => void
}

/** The rates of both kinds of day, saved together. */
export function OvertimeRatesForm({ rates, onSaved }: Props) {
  const text = useMasterDataText().overtime
  const reading = (kind: DayKind) => ({
    label: text[kind],
    show: (bands: OvertimeRates[DayKind]) =>
      bands.map((band) => (
        <div key={band.from_time}>
          {band.from_time}–{band.to_time} × {band.multiplier} · {text.payTypes[band.pay_type]}
        </div>
      )),
  })
  const form = useContractForm(saveOvertimeRates.body, rates, {
    record: 'overtime-rates',
    latest: async () => (await call(showOvertimeRates)).data,
    readings: Object.fromEntries(DAY_KINDS.map((kind) => [kind, reading(kind)])),
  })
  const save = useMutate(saveOvertimeRates)
  return (
    <Form
      form={form}
      route={saveOvertimeRates}
      onSubmit={async (body) => {
        onSaved((await save.mutateAsync({ body })).data)
        void toastSuccess('updated')
      }}
    >
      {DAY_KINDS.map((kind) => (
        <Bands key={kind} kind={kind} form={form} />
      ))}
    </Form>
  )
}

type RatesForm = ContractForm<typeof saveOvertimeRates.body, OvertimeRates>

function Bands({ kind, form: { fields } }: { kind: DayKind; form: RatesForm }) {
  const text = useMasterDataText().overtime
  const bands = fields.values[kind]
  const last = bands.at(-1)?.to_time ?? ''
  return (
    <Fieldset legend={<b>{text[kind]}</b>} variant="unstyled">
      <Stack gap="sm">
        {bands.map((_, index) => {
          const input = (name: string) => fields.getInputProps(`${kind}.${index}.${name}`)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bands have nothing else of their own
            <Group key={index} gap="sm" align="flex-start">
              <TimeField label={text.from} style={{ flex: '1 1 110px' }} {...input('from_time')} />
              <TimeField label={text.to} style={{ flex: '1 1 110px' }} {...input('to_time')} />
              <NumberInput
                label={text.multiplier}
                style={{ flex: '1 1 110px' }}
                hideControls
                decimalScale={2}
                min={0}
                prefix="× "
                {...input('multiplier')}
              />
              <Select
                label={text.payType}
                style={{ flex: '1 1 110px' }}
                allowDeselect={false}
                data={PAY_TYPES.map((value) => ({ value, label: text.payTypes[value] }))}
                {...input('pay_type')}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                mt={26}
                aria-label={text.remove}
                onClick={() => fields.removeListItem(kind, index)}
              >
                <IconX size={17} />
              </ActionIcon>
            </Group>
          )
        })}
        <div>
          <Button
            variant="light"
            size="sm"
            leftSection={<IconPlus size={16} />}
            onClick={() =>
              fields.insertListItem(kind, {
                from_time: last,
                to_time: '',
                multiplier: '' as never,
                pay_type: 'cash',
              })
            }
          >
            {text.addBand}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  )
}
