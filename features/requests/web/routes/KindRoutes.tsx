import { ActionIcon, Button, Group, Text, Title } from '@mantine/core'
import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react'
import type { AnswerOf } from '#kit/contract/route.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import {
  type ApprovalRoute,
  addApprovalRoute,
  type listRequestKinds,
  updateApprovalRoute,
} from '../../contract.ts'
import { RouteLine } from '../ask/RouteLine.tsx'
import { kindTitle } from '../kinds.ts'
import classes from './routes.module.css'
import { useRouteText } from './text.ts'
import { useConditionText } from './use-condition-text.ts'

interface Props {
  row: AnswerOf<typeof listRequestKinds>['data'][number]
  routes: readonly ApprovalRoute[]
  onAdd: () => void
  onEdit: (route: ApprovalRoute) => void
  onDelete: (route: ApprovalRoute) => void
}

/** The routes of a kind in the order in which they are tried; at last the usual steps. */
export function KindRoutes({ row, routes, onAdd, onEdit, onDelete }: Props) {
  const text = useRouteText()
  const language = useLanguage()
  const describe = useConditionText()
  const title = kindTitle(row.kind, language)
  return (
    <section className={classes.card} aria-label={title}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <IfMayCall route={addApprovalRoute}>
          <Button variant="default" size="xs" leftSection={<IconPlus size={16} />} onClick={onAdd}>
            {text.add}
          </Button>
        </IfMayCall>
      </Group>
      <ul className={classes.routes}>
        {routes.map((route) => (
          <li key={route.id}>
            <div>
              <div className={classes.condition}>{describe(route.condition)}</div>
              <RouteLine
                steps={route.steps.map((step, at) => ({
                  ...{ ...step, no: at + 1, skip_reason: null, why_all_hr: null },
                }))}
              />
            </div>
            <IfMayCall route={updateApprovalRoute}>
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={text.edit}
                  onClick={() => onEdit(route)}
                >
                  <IconEdit size={18} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={text.delete}
                  onClick={() => onDelete(route)}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Group>
            </IfMayCall>
          </li>
        ))}
        <li>
          <div>
            <Text className={classes.condition ?? ''}>{text.usual}</Text>
            <RouteLine
              steps={row.steps.map((step, at) => ({
                ...{ ...step, no: at + 1, name: null, skip_reason: null, why_all_hr: null },
              }))}
            />
          </div>
        </li>
      </ul>
    </section>
  )
}
