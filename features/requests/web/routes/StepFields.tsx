import { ActionIcon, Button, Checkbox, Group, Input, Select, Stack } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { MAX_STEPS, RouteStep } from '../../contract.ts'
import { ColleagueSelect } from '../ask/ColleagueSelect.tsx'
import { useRequestWords } from '../text.ts'
import { movedUp, type StepValues } from './route-values.ts'
import classes from './routes.module.css'
import { useRouteText } from './text.ts'

const ROLES = RouteStep.shape.role.options

interface Props {
  steps: readonly StepValues[]
  /** The names of the employees who are already named, by their ids. */
  names: ReadonlyMap<number | null, string>
  /** The error of a field by its path. */
  errorOf: (path: string) => React.ReactNode
  onChange: (steps: StepValues[]) => void
}

/** The steps of a route in their order, at most five. */
export function StepFields({ steps, names, errorOf, onChange }: Props) {
  const text = useRouteText()
  const { roles } = useRequestWords()
  const change = (at: number, patch: Partial<StepValues>) =>
    onChange(steps.map((step, place) => (place === at ? { ...step, ...patch } : step)))
  return (
    <Input.Wrapper label={text.steps} labelElement="div" error={errorOf('steps')}>
      <Stack gap="sm" mt={4}>
        {steps.map(({ role, employee_id, may_be_skipped }, at) => {
          const no = String(at + 1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <fieldset key={at} className={classes.step} aria-label={text.step(no)}>
              <Stack gap="xs">
                <Select
                  label={`${no}. ${text.who}`}
                  allowDeselect={false}
                  data={ROLES.map((value) => ({ value, label: roles[value] }))}
                  value={role}
                  error={errorOf(`steps.${at}.role`)}
                  onChange={(value) => change(at, { role: value as StepValues['role'], employee_id: null })}
                />
                {role === 'named' && (
                  <ColleagueSelect
                    label={text.person}
                    withAsterisk
                    value={employee_id}
                    chosen={employee_id ? { id: employee_id, label: names.get(employee_id) ?? '' } : null}
                    error={errorOf(`steps.${at}.employee_id`)}
                    onChange={(id) => change(at, { employee_id: id })}
                  />
                )}
                <Checkbox
                  label={text.maySkip}
                  checked={may_be_skipped}
                  onChange={(event) => change(at, { may_be_skipped: event.currentTarget.checked })}
                />
              </Stack>
              <Group gap={4} wrap="nowrap" align="start">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={text.moveUp(no)}
                  disabled={at === 0}
                  onClick={() => onChange(movedUp(steps, at))}
                >
                  <IconArrowUp size={18} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={text.removeStep(no)}
                  disabled={steps.length === 1}
                  onClick={() => onChange(steps.filter((_, place) => place !== at))}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Group>
            </fieldset>
          )
        })}
        {steps.length < MAX_STEPS && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} />}
            onClick={() => onChange([...steps, { role: 'hr', employee_id: null, may_be_skipped: false }])}
          >
            {text.addStep}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
