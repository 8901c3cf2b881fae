import { ChangePage } from '#features/requests/web/parts.ts'
import { useIdParam } from '#kit/web/navigation.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { useProfileKind } from './use-profile-kind.ts'

/** An employee changes a request about the own record that nobody has decided, or that was returned. */
export default function ProfileChangeScreen() {
  const kind = useProfileKind()
  return (
    <ChangePage kind={kind} id={useIdParam('profile_change_id')}>
      {(parts) => <ProfileForm {...parts} record={`profile-${parts.edited.id}`} initial={parts.edited} />}
    </ChangePage>
  )
}
