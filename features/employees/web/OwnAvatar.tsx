import { Avatar } from '@mantine/core'
import { useRoute } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import { useSession } from '#kit/web/session.ts'
import { useStoredImage } from '#kit/web/show/use-stored-image.ts'
import type * as contract from '../contract.ts'

const access = { anyOf: [], side: 'employee' } as const
const showOwnPicture = routeHead<typeof contract.showOwnPicture>({
  method: 'GET',
  path: '/own-employee/picture',
  access,
})
const showOwnPictureFile = routeHead<typeof contract.showOwnPictureFile>({
  method: 'GET',
  path: '/own-employee/picture/file',
  access,
})

/** The signed-in user: the picture of an employee who has one, otherwise the initials. */
export default function OwnAvatar({ size }: { size: number }) {
  const session = useSession()
  const isEmployee = session?.user.employee_id != null && !session.entered
  const own = useRoute(showOwnPicture, {}, { enabled: isEmployee })
  const picture = isEmployee ? (own.data?.data.picture ?? null) : null
  const url = useStoredImage(showOwnPictureFile, { query: { size: 'small' } }, picture)
  const name = session?.user.name ?? ''
  return <Avatar aria-hidden="true" src={url ?? null} name={name} color="leaf" variant="filled" size={size} />
}
