import { Modal, type ModalProps } from '@mantine/core'

type Props = Omit<ModalProps, 'size'>

/** Adding and editing (width 600). On a phone it takes the whole screen. */
export function EditModal(props: Props) {
  return <Modal size={600} {...props} />
}

/** Looking at one record (width 1000). */
export function ViewModal(props: Props) {
  return <Modal size={1000} {...props} />
}
