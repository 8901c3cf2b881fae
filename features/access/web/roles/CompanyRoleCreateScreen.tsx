import { Alert, Select } from '@mantine/core'
import { useRef, useState } from 'react'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { addCompanyRole, showRoleChoices } from '../../contract/company-roles.ts'
import { useAccountText } from '../text.ts'
import { CompanyPermissions } from './CompanyPermissions.tsx'
import { EMPTY_ROLE, NewRole, type RoleValues } from './NewRole.tsx'
import { RoleTexts } from './RoleTexts.tsx'
import { wordsOf } from './words-of.ts'

/** A new role of the company, empty or from a template. */
export default function CompanyRoleCreateScreen() {
  const text = useAccountText().role
  const language = useLanguage()
  const add = useMutate(addCompanyRole)
  const choices = useRoute(showRoleChoices).data?.data
  const [leftOut, setLeftOut] = useState(0)
  /** The texts of the last template: a template replaces them and empty texts, but no text of the user. */
  const filled = useRef<Partial<RoleValues>>({})
  const form = useContractForm<typeof addCompanyRole.body, RoleValues>(addCompanyRole.body, EMPTY_ROLE)
  const start = (name: string | null) => {
    const template = choices?.templates.find((one) => one.name === name)
    if (!choices || !template) return
    const isMine = (one: string) =>
      choices.permissions.some((permission) => permission.name === one && permission.can.includes('give'))
    const { name: _, permissions: given, ...texts } = template
    const permissions = given.filter(isMine)
    const typed = form.fields.getValues()
    const isFree = ([field]: [string, string]) => {
      const value = typed[field as keyof typeof texts]
      return value === '' || value === filled.current[field as keyof typeof texts]
    }
    form.fields.setValues({ ...Object.fromEntries(Object.entries(texts).filter(isFree)), permissions })
    filled.current = texts
    setLeftOut(given.length - permissions.length)
  }
  return (
    <NewRole
      list={{ name: 'companyRole.index', title: text.companyTitle }}
      form={form}
      add={(body) => add.mutateAsync({ body })}
    >
      <Select
        label={text.startFrom}
        description={text.startFromHint}
        maw={480}
        data={(choices?.templates ?? []).map((one) => ({
          value: one.name,
          label: wordsOf(one, language).name,
        }))}
        onChange={start}
      />
      {leftOut > 0 && <Alert color="yellow">{text.leftOut(String(leftOut))}</Alert>}
      <RoleTexts inputProps={(field) => form.fields.getInputProps(field)} />
      <CompanyPermissions {...form.fields.getInputProps('permissions')} />
    </NewRole>
  )
}
