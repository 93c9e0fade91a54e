import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { addressWith } from '#values/asked.ts'
import { findParcelPath } from '../paths.ts'
import { fillWeight, isTypedWeight, weightIn } from './scale.ts'
import { scanHearing } from './scans.ts'

/** A box that takes a scan says so by this name of its data: parcels first, then shelves. */
const boxes = 'input[data-scan]'

/**
 * What is scanned goes into the box that waits for it, wherever the focus is, and sends its form when that was the last; on a page
 * without one it opens the parcel. The field that had the focus is left as it was.
 */
export function useScans() {
  const navigate = useNavigate()
  const take = useCallback(
    (heard: string) => {
      if (!putIntoBox(heard)) void navigate(addressWith(findParcelPath, { q: heard }))
    },
    [navigate],
  )
  useEffect(() => {
    const hear = scanHearing()
    let before: { field: HTMLInputElement | HTMLTextAreaElement; value: string } | null = null
    let began = 0
    const listen = (event: KeyboardEvent) => {
      const field = event.target
      // The first key of a scan may have landed in a field already: what it held before is put back.
      if (event.timeStamp - began > 35) {
        before = isText(field) ? { field, value: field.value } : null
      }
      began = event.timeStamp
      const heard = hear({ code: event.code, shiftKey: event.shiftKey, at: event.timeStamp })
      if (heard === null) return
      event.preventDefault()
      event.stopPropagation()
      if (before) before.field.value = before.value
      const weight = isTypedWeight(heard) ? weightIn(heard) : null
      if (weight) fillWeight(weight)
      else take(heard)
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [take])
  return take
}

const isText = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')

/** Into the first empty box that takes such a code; the last one sends. */
function putIntoBox(heard: string) {
  const waiting = [...document.querySelectorAll<HTMLInputElement>(boxes)]
  const kind = /^[A-Z]\d{1,2}-\d{1,2}$/.test(heard) ? 'shelf' : 'parcel'
  const box = waiting.find((one) => one.dataset.scan === kind)
  if (!box) return false
  box.value = heard
  box.dispatchEvent(new Event('input', { bubbles: true }))
  const next = waiting.find((one) => one.form === box.form && one.value === '')
  if (next) next.focus()
  else box.form?.requestSubmit()
  return true
}
