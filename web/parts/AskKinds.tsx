import '../request-kinds.ts'
import { AskSheet } from '#features/requests/web/first.ts'

interface Props {
  opened: boolean
  onClose: () => void
}

/** The sheet of everything that can be asked for, with the kinds of all features. */
export default function AskKinds(props: Props) {
  return <AskSheet {...props} />
}
