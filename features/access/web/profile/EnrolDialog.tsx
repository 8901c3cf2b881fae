import { useState } from 'react'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { refresh } from '#kit/web/query.ts'
import { showSecondFactor } from '../../contract/second-factor.ts'
import { useAccountText } from '../text.ts'
import { EnrolSteps } from './EnrolSteps.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Password, then the code of the app, then the recovery codes. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const text = useAccountText().factor
  const [codes, setCodes] = useState<string[]>()
  const close = () => {
    onClose()
    void refresh([showSecondFactor])
  }
  return (
    <EditModal
      opened
      onClose={close}
      title={codes ? text.codesTitle : text.title}
      closeOnClickOutside={!codes}
    >
      {codes ? <RecoveryCodes codes={codes} onDone={close} /> : <EnrolSteps onCodes={setCodes} />}
    </EditModal>
  )
}
