import { createContext, type FormEvent, useContext, useState } from 'react'
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
  if (money) return /^\d{1,9}(\.\d{1,3})?$/.test(text.replaceAll(',', '')) ? null : 'المبلغ أرقام، مثل 285.500'
  if (ask === undefined) return null
  return /^\d{1,9}$/.test(text) && Number(text) >= Number(least) && Number(text) <= Number(most) ? null : ask
}

type Refused = { fields: Record<string, string[] | undefined> }
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
export function useFaults(reply: Refused | undefined) {
  const [state, setState] = useState<{ reply: Refused | undefined; told: Told }>({ reply, told: {} })
  const told = state.reply === reply ? state.told : {}
  const isWrong = (name: string, now: Told) => (name in now ? now[name] !== null : Boolean(reply?.fields[name]?.length))
  const tell = (name: string, fault: string | null) => setState({ reply, told: { ...told, [name]: fault } })

  function onInput({ target }: FormEvent) {
    if (!isControl(target) || !isWrong(target.name, told)) return
    if (!isChoice(target)) tell(target.name, faultOf(target))
    else if (target.validity.valid) tell(target.name, null)
  }
  function onBlur({ target, relatedTarget }: { target: EventTarget; relatedTarget: EventTarget | null }) {
    if (!isControl(target) || isChoice(target) || (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'))
      return
    setTimeout(() => {
      const fault = faultOf(target)
      if (!fault) return
      setState((now) => {
        const before = now.reply === reply ? now.told : {}
        return isWrong(target.name, before) ? now : { reply, told: { ...before, [target.name]: fault } }
      })
    }, settled)
  }
  return { told, onInput, onBlur }
}

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const isChoice = ({ type }: Control) => type === 'radio' || type === 'checkbox' || type === 'file'
