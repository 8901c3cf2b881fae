import { CloseButton, Combobox, UnstyledButton, useCombobox } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { useKitText } from '../i18n/kit-text.ts'
import classes from './filters.module.css'

export interface Choice {
  value: string
  label: string
}

interface Props {
  label: string
  /** Shown while nothing is chosen. */
  placeholder: string
  choices: readonly Choice[]
  chosen: readonly string[]
  /** More than one value can be chosen: the menu stays open. */
  several: boolean
  onChoose: (chosen: string[]) => void
}

/** From this number of choices, typing narrows them. */
const MANY = 9
/** Chosen values that are named; more are counted. */
const NAMED = 2

/** A filter without an edge until it is set; then it names its value and can be cleared. */
export function FilterChip({ label, placeholder, choices, chosen, several, onChoose }: Props) {
  const text = useKitText()
  const [typed, setTyped] = useState('')
  const isSearched = choices.length >= MANY
  const combobox = useCombobox({
    onDropdownOpen: () => {
      if (isSearched) combobox.focusSearchInput()
      combobox.updateSelectedOptionIndex('active')
    },
    onDropdownClose: (source) => {
      combobox.resetSelectedOption()
      setTyped('')
      if (source === 'keyboard') combobox.focusTarget()
    },
  })
  const choose = (value: string) => {
    if (several)
      return onChoose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
    onChoose(chosen.includes(value) ? [] : [value])
    combobox.closeDropdown()
    combobox.focusTarget()
  }
  const names = chosen.map((value) => choices.find((choice) => choice.value === value)?.label ?? '…')
  const isSet = chosen.length > 0
  const matching = choices.filter((choice) => foldLao(choice.label).includes(foldLao(typed.trim())))
  return (
    <div className={classes.chip} data-set={isSet || undefined}>
      <Combobox
        store={combobox}
        onOptionSubmit={choose}
        position="bottom-start"
        width="max-content"
        shadow="md"
      >
        <Combobox.Target targetType="button" withExpandedAttribute>
          <UnstyledButton
            className={classes.value}
            role="combobox"
            aria-label={label}
            onClick={() => combobox.toggleDropdown()}
          >
            {isSet ? (
              <>
                <span className={classes.of}>{label}: </span>
                <b>{names.slice(0, NAMED).join(', ')}</b>
                {names.length > NAMED && ` +${names.length - NAMED}`}
              </>
            ) : (
              placeholder
            )}
            {!isSet && <IconChevronDown size={15} aria-hidden="true" />}
          </UnstyledButton>
        </Combobox.Target>
        <Combobox.Dropdown className={classes.menu ?? ''}>
          {isSearched && (
            <Combobox.Search
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              placeholder={text.action.search}
              aria-label={`${text.action.search}: ${label}`}
            />
          )}
          <Combobox.Options mah={300} className={classes.options ?? ''} aria-label={label}>
            {matching.length === 0 && <Combobox.Empty>{text.field.noOption}</Combobox.Empty>}
            {matching.map((choice) => {
              const isChosen = chosen.includes(choice.value)
              return (
                <Combobox.Option
                  key={choice.value}
                  value={choice.value}
                  active={isChosen}
                  aria-selected={isChosen}
                  className={classes.option ?? ''}
                >
                  <span>{choice.label}</span>
                  {isChosen && <IconCheck size={16} aria-hidden="true" />}
                </Combobox.Option>
              )
            })}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {isSet && (
        <CloseButton
          size="sm"
          className={classes.clear ?? ''}
          aria-label={text.list.clearFilter(label)}
          onClick={() => onChoose([])}
        />
      )}
    </div>
  )
}
