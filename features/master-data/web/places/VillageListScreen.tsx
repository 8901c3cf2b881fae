import { Button, Stack, Text } from '@mantine/core'
import { IconFileTypeCsv, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AddButton } from '#kit/web/AddButton.tsx'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { toastDeleted } from '#kit/web/feedback/toast-deleted.ts'
import { download } from '#kit/web/files.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  deleteVillage,
  exportVillagesCsv,
  listVillageRows,
  recoverVillage,
  type VillageRow,
} from '../../contract/places/villages.ts'
import { PlaceFilter } from './PlaceFilter.tsx'
import { useNameOf, usePlacesText } from './text.ts'
import { useVillageActions, useVillageColumns } from './use-village-columns.tsx'
import { NewVillageForm, VillageNamesForm } from './VillageForm.tsx'

const FILTERS = ['province_code', 'district_code', 'deleted']

type Dialog = { kind: 'new' } | { kind: 'edit' | 'delete'; village: VillageRow }

/** The villages that are suggested for addresses. */
export default function VillageListScreen() {
  const { village: text } = usePlacesText()
  const words = useKitText().action
  const nameOf = useNameOf()
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => setDialog(undefined)
  const state = useListState({ name: 'villages', filters: FILTERS, sort: 'code' })
  const { province_code = null, district_code = null } = state.filters
  const recover = useMutate(recoverVillage, {
    onSuccess: () => void toastSuccess(text.recovered),
    onError: toastError,
  })
  const remove = useMutate(deleteVillage, {
    onSuccess: ({ data }) => {
      void toastDeleted(recoverVillage, data.id)
      close()
    },
    onError: toastError,
  })
  const actions = useVillageActions({
    edit: (village) => setDialog({ kind: 'edit', village }),
    remove: (village) => setDialog({ kind: 'delete', village }),
    recover: ({ id }) => recover.mutate({ params: { id } }),
  })
  const columns = useVillageColumns()
  const query = { ...state.filters, search: state.search, sort: state.sort }
  const toImport = (
    <Button
      component={Link}
      to={href('village.import')}
      variant="default"
      leftSection={<IconUpload size={18} />}
    >
      {words.import}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconFileTypeCsv size={18} />}
              onClick={() => void download(exportVillagesCsv, { query }).catch(toastError)}
            >
              {text.csv}
            </Button>
            {toImport}
            <AddButton onClick={() => setDialog({ kind: 'new' })}>{words.add}</AddButton>
          </>
        }
      />
      <DataTable
        route={listVillageRows}
        name="villages"
        label={text.title}
        state={state}
        columns={columns}
        actions={actions}
        empty={<EmptyState title={text.none} text={text.noneHint} action={toImport} />}
        filters={
          <PlaceFilter state={state} withDistrict>
            <ChoiceFilter
              state={state}
              name="deleted"
              label={text.present}
              options={{ true: text.deleted }}
            />
          </PlaceFilter>
        }
      />
      {dialog?.kind === 'new' && (
        <EditModal opened onClose={close} title={text.add}>
          <NewVillageForm province={province_code} district={district_code} onDone={close} />
        </EditModal>
      )}
      {dialog?.kind === 'edit' && (
        <EditModal opened onClose={close} title={text.edit(nameOf(dialog.village))}>
          <VillageNamesForm village={dialog.village} onDone={close} />
        </EditModal>
      )}
      {dialog?.kind === 'delete' && (
        <ConfirmDialog
          opened
          onClose={close}
          loading={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: dialog.village.id } })}
        >
          <Stack gap="xs">
            <Text>{text.remove(nameOf(dialog.village))}</Text>
            <Text c="dimmed" size="sm">
              {text.removeNote}
            </Text>
          </Stack>
        </ConfirmDialog>
      )}
    </>
  )
}
