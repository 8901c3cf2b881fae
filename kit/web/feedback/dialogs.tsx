import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { PHONE } from '../phone.ts'
import { useFocusBack } from './focus-back.ts'

type Props = Omit<ModalProps, 'size'>

const useIsPhone = () => useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false

/** Adding and editing (width 600). On a phone it takes the whole screen. */
export function EditModal(props: Props) {
  useFocusBack(props.opened)
  return <Modal size={600} fullScreen={useIsPhone()} {...props} />
}

/** Looking at one record (width 1000). On a phone it takes the whole screen. */
export function ViewModal(props: Props) {
  useFocusBack(props.opened)
  return <Modal size={1000} fullScreen={useIsPhone()} {...props} />
}
