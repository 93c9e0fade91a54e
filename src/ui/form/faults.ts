import { createContext, type FormEvent, useContext, useState } from 'react'
import { rialsFault } from '#values/money.ts'
import { phoneFault } from '#values/phones.ts'
import { latinDigits } from '#values/text.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The bounds of a whole number and the sentence that asks for one; the server reads the same ones. */
export type Limits = { ask: string; least: number; most: number }

/** How a number's control carries its bounds to whoever checks it; `least` and `most` mean nothing to the browser on a text. */
export const limitsOn = (limits: Limits | undefined) =>
  limits && { 'data-ask': limits.ask, 'data-least': limits.least, 'data-most': limits.most }

/** What can be told of a control before the server sees it, in the server's words; null when nothing is known to be wrong. */
export function faultOf(control: Control) {
  const { value, required, validity, type } = control
  if (validity.badInput) return 'التاريخ مثل 20/11/2026'
  if (!value.trim()) return required ? (control.tagName === 'SELECT' ? 'اختر من القائمة.' : 'املأ هذا الحقل.') : null
  if (type === 'tel') return phoneFault(value)
  if (type === 'email') return validity.typeMismatch ? 'البريد الإلكتروني مثل name@example.com' : null
  if (type === 'date') return validity.rangeUnderflow ? 'اختر اليوم أو تاريخًا بعده.' : null
  return numberFault(value, control.dataset)
}

function numberFault(typed: string, { ask, least, most, money }: DOMStringMap) {
  const text = latinDigits(typed).trim()
  if (money) return rialsFault(text.replaceAll(',', ''))
  if (ask === undefined) return null
  return /^\d{1,9}$/.test(text) && Number(text) >= Number(least) && Number(text) <= Number(most) ? null : ask
}

type Told = Record<string, string | null>

const Faults = createContext<Told>({})
export const FaultsProvider = Faults.Provider

/** What stands under a field now: what was found since, or else what the server said. */
export function useTold(name: string, said: string[] | undefined) {
  const told = useContext(Faults)[name]
  if (told === undefined) return said
  return told === null ? undefined : [told]
}

/** Long enough for the click that took the focus to arrive where it was aimed, before a sentence moves the page. */
const settled = 200

/** A field is checked when it is left, and from its first fault on with every key; a new answer of the server begins anew. */
export function useFaults(reply: object | undefined) {
  const [state, setState] = useState<{ reply: object | undefined; told: Told }>({ reply, told: {} })
  const told = state.reply === reply ? state.told : {}
  const tell = (name: string, fault: string | null) =>
    setState((now) => ({ reply, told: { ...(now.reply === reply ? now.told : {}), [name]: fault } }))

  function onInput({ target }: FormEvent) {
    if (!isControl(target) || !isRefused(target)) return
    if (!isChoice(target)) tell(target.name, faultOf(target))
    else if (target.validity.valid) tell(target.name, null)
  }
  function onBlur({ target, relatedTarget }: { target: EventTarget; relatedTarget: EventTarget | null }) {
    if (!isControl(target) || isChoice(target) || isSubmit(relatedTarget)) return
    setTimeout(() => {
      // A form that was sent takes the focus for a moment and gives it back.
      const fault = target === document.activeElement ? null : faultOf(target)
      if (fault && target.isConnected && !isRefused(target)) tell(target.name, fault)
    }, settled)
  }
  return { told, onInput, onBlur }
}

const isRefused = (control: Control) => control.getAttribute('aria-invalid') === 'true'
const isSubmit = (target: EventTarget | null) => target instanceof HTMLButtonElement && target.type === 'submit'
const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const isChoice = ({ type }: Control) => type === 'radio' || type === 'checkbox' || type === 'file'
