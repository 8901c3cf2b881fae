import '#kit/web/styles/desk.ts'
import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { mayUse } from '#kit/web/access.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useSession } from '#kit/web/session.ts'
import { requestKinds } from '../kinds.ts'
import { useRequestWords } from '../text.ts'
import classes from './ask.module.css'

interface Props {
  opened: boolean
  onClose: () => void
}

/** Everything that an employee can ask for: from the bottom of a phone, beside the menu of a desk. */
export default function AskSheet({ opened, onClose }: Props) {
  const text = useRequestWords().ask
  const isDesk = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={isDesk ? 'left' : 'bottom'}
      size={isDesk ? 400 : 'auto'}
      title={text.title}
    >
      <AskKinds onClose={onClose} />
    </Drawer>
  )
}

function AskKinds({ onClose }: { onClose: () => void }) {
  const language = useLanguage()
  const session = useSession()
  return (
    <ul className={classes.kinds}>
      {requestKinds().map(([kind, { ask, icon: Icon }]) => {
        if (!ask || (ask.needs && !mayUse(session, ask.needs))) return null
        return (
          <li key={kind}>
            <Link to={ask.page()} className={classes.kind} onClick={onClose}>
              <span className={classes.icon}>
                <Icon size={24} stroke={1.7} />
              </span>
              <span className={classes.name}>
                <b>{ask.title[language]}</b>
                <span>{ask.text[language]}</span>
              </span>
              <IconChevronRight size={18} aria-hidden="true" />
            </Link>
            {ask.Offers && (
              <Suspense>
                <ask.Offers onClose={onClose} />
              </Suspense>
            )}
          </li>
        )
      })}
    </ul>
  )
}
