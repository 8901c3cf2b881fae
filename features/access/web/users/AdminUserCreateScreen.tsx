import { useAccountText } from '../text.ts'
import { UserCreate } from './UserCreate.tsx'
import { PROVIDER_SIDE } from './user-side.ts'

/** Adds a user of the provider. */
export default function AdminUserCreateScreen() {
  const { adminTitle: title } = useAccountText().user
  return <UserCreate side={PROVIDER_SIDE} title={title} list="userAdmin.index" />
}
