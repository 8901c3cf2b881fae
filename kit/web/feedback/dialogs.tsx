import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { PHONE } from '../phone.ts'
import { useFocusBack } from './focus-back.ts'

type Props = Omit<ModalProps, 'size'>

const useIsPhone = () => useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false

/** A dialog for adding and editing (width 600), full-screen on a phone. */
export function EditModal(props: Props) {
  useFocusBack(props.opened)
  return <Modal size={600} fullScreen={useIsPhone()} {...props} />
}

/** A dialog for viewing one record (width 1000), full-screen on a phone. */
export function ViewModal(props: Props) {
  useFocusBack(props.opened)
  return <Modal size={1000} fullScreen={useIsPhone()} {...props} />
}
