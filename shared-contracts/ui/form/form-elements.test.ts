import { expect, test } from 'vitest'
import { chooseAgain, readControl, restoreControl, writeControl } from './form-elements.ts'

/** A form of radio buttons alone, as `value` or `value!` for the chosen one. */
function formOf(...radios: string[]) {
  const elements = radios.map(radio => ({
    name: 'start',
    type: 'radio',
    value: radio.replace('!', ''),
    defaultValue: radio.replace('!', ''),
    checked: radio.endsWith('!'),
    defaultChecked: radio.endsWith('!'),
  }))
  const form = { elements: Object.assign(elements, { namedItem: () => null }) } as unknown as HTMLFormElement
  return { form, chosen: () => elements.filter(e => e.checked).map(e => e.value) }
}

test('CHK-6 a group of radio buttons holds the chosen one; one alone holds nothing until it is chosen', () => {
  expect(readControl(formOf('a', 'b!', 'c').form, 'start')).toBe('b')
  expect(readControl(formOf('a').form, 'start')).toBeUndefined()
  expect(readControl(formOf('a!').form, 'start')).toBe('a')
})

test('CHK-6 a choice that is none of those shown leaves none chosen, and no value changed', () => {
  for (const put of [writeControl, restoreControl]) {
    const { form, chosen } = formOf('a!', 'b')
    put(form, 'start', 'other')
    expect(chosen()).toEqual([])
    expect(readControl(form, 'start')).toBeUndefined()
    writeControl(form, 'start', 'b')
    expect(chosen()).toEqual(['b'])
  }
})

test('CHK-6 APP-1 what is kept is put back where nothing was chosen since the page came, and takes no choice back', () => {
  const untouched = formOf('a!', 'b')
  restoreControl(untouched.form, 'start', 'b')
  expect(untouched.chosen()).toEqual(['b'])
  const chosen = formOf('a!', 'b', 'c')
  writeControl(chosen.form, 'start', 'c')
  restoreControl(chosen.form, 'start', 'b')
  expect(chosen.chosen()).toEqual(['c'])

  for (const options of [
    ['ON', 'BC', 'QC'],
    ['BC', 'ON!', 'QC'],
  ]) {
    const { form, select } = formWithSelect(...options)
    restoreControl(form, 'province', 'BC')
    expect(select.value).toBe('BC')
    restoreControl(form, 'province', 'QC')
    expect(select.value).toBe('BC')
  }
})

/** A form of one select, as `value` or `value!` for the one it came with, that behaves as a browser's: of options that come late it chooses the first. */
function formWithSelect(...options: string[]) {
  let shown = options.map(option => option.replace('!', ''))
  const given = options.findIndex(option => option.endsWith('!'))
  const select = {
    name: 'province',
    selectedIndex: Math.max(0, given),
    get options() {
      return shown.map((value, at) => ({
        value,
        defaultSelected: at === given,
      }))
    },
    get value() {
      return shown[select.selectedIndex] ?? ''
    },
    set value(value: string) {
      select.selectedIndex = shown.indexOf(value)
    },
  }
  const elements = Object.assign([select], { namedItem: () => select })
  const come = (...more: string[]) => {
    shown = more
    select.selectedIndex = 0
  }
  return { form: { elements } as unknown as HTMLFormElement, select, come }
}

test('CHK-6 LNG-6 what a select is to hold stays held until its option is there, and is chosen then', () => {
  const { form, select, come } = formWithSelect('')
  const held = { province: 'BC' }
  select.value = 'BC'
  expect(readControl(form, 'province')).toBeUndefined()
  come('', 'ON')
  chooseAgain(form, held)
  expect(select.value).toBe('')
  come('', 'BC', 'ON')
  chooseAgain(form, held)
  expect(select.value).toBe('BC')
})
