import { Button } from '@mantine/core'
import { IconArrowBackUp, IconBan } from '@tabler/icons-react'
import type { RowAction } from '#kit/web/table/column.ts'
import { RowMenu } from '#kit/web/table/RowMenu.tsx'
import type { RequestAction, RequestDetail } from '../../contract.ts'
import { useRequestWords } from '../text.ts'
import classes from './ending-actions.module.css'

type Ending = Extract<RequestAction, 'revoke' | 'cancel' | 'withdraw'>

const ICONS: Record<Ending, typeof IconBan> = {
  revoke: IconBan,
  cancel: IconBan,
  withdraw: IconArrowBackUp,
}

interface Props {
  request: RequestDetail
  onChoose: (ending: Ending) => void
}

/** What ends a request without a decision: buttons; for those who decide entries of a menu, away from the decision. */
export function EndingActions({ request, onChoose }: Props) {
  const { actions: text } = useRequestWords()
  const offered = (Object.keys(ICONS) as Ending[]).filter((name) => request.can.includes(name))
  const actions = offered.map((name): RowAction<RequestDetail> & { name: Ending } => {
    const Icon = ICONS[name]
    return {
      name,
      label: text[name],
      icon: <Icon size={17} />,
      danger: true,
      onClick: () => onChoose(name),
    }
  })
  if (request.can.includes('approve'))
    return (
      <span className={classes.menu}>
        <RowMenu row={request} actions={actions} />
      </span>
    )
  return actions.map(({ name, label, icon }) => (
    <Button key={name} variant="default" c="red" leftSection={icon} onClick={() => onChoose(name)}>
      {label}
    </Button>
  ))
}
