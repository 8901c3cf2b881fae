import { Avatar, type MantineColor } from '@mantine/core'
import { useMay } from '#kit/web/access.ts'
import { routeHead } from '#kit/web/route-head.ts'
import { useStoredImage } from '#kit/web/show/use-stored-image.ts'
import type * as contract from '../contract.ts'
import { initialsOf, tintOf } from '../domain/person-names.ts'
import classes from './PersonAvatar.module.css'

/** Declared by its head only, because the bell of the top bar also shows pictures. */
const showPicture = routeHead<typeof contract.showPicture>({
  method: 'GET',
  path: '/employee/:id/picture',
  access: { anyOf: ['view-employee'], side: 'company' },
})

interface Names {
  name: string
  surname: string
  en_name: string
  en_surname: string
}

/** The name for the initials that replace a missing picture: in Latin letters if there are any. */
export const latinName = (person: Names): string =>
  `${person.en_name} ${person.en_surname}`.trim() || `${person.name} ${person.surname}`.trim()

interface Props {
  id: number
  /** The file of the picture; null if there is none. */
  picture: number | null
  name: string
  /** The name in the other script, for initials in Latin letters. */
  other?: string
  /** A colour with a meaning, in place of the tint of the employee. */
  color?: MantineColor
  size?: number
}

/** An employee's picture next to the name, or the initials on a tint of their own, also for users who cannot see employees. */
export function PersonAvatar({ id, picture, name, other, color, size = 32 }: Props) {
  const mayLook = useMay()('view-employee')
  const input = { params: { id }, query: { size: 'small' } }
  const url = useStoredImage(showPicture, input, mayLook ? picture : null)
  return (
    <Avatar
      aria-hidden="true"
      src={url ?? null}
      size={size}
      className={classes.picture ?? ''}
      mod={{ tint: tintOf(id) }}
      {...(color ? { color } : { classNames: { placeholder: classes.letters ?? '' } })}
    >
      {initialsOf(name, other)}
    </Avatar>
  )
}
