import { baisaIn, rialsTyped } from '#values/money.ts'
import { latinDigits } from '#values/text.ts'
import { chargeKindNames } from './charge-kinds.ts'
import { type Asked, netOf } from './invoice.ts'
import { taxedAs, taxedAsNames } from './vat-grounds.ts'

type Typed = Readonly<Record<string, string | undefined>>

/** So many lines stand on the form, and a paper has no more. */
export const mostLines = 10
export const linePlaces = Array.from({ length: mostLines }, (_, index) => index + 1)

/** The lines of a form as far as they are written: what is no line yet comes to nothing, and is said by the server alone. */
export const draftedLines = (typed: Typed): Asked[] =>
  linePlaces.flatMap((place) => {
    const kind = chargeKindNames.find((name) => name === typed[`kind${place}`])
    const unitPrice = rialsIn(typed[`unitPrice${place}`])
    const quantity = thousandthsIn(typed[`quantity${place}`])
    const discount = rialsIn(typed[`discount${place}`] || '0')
    if (!kind || unitPrice === null || quantity === null || discount === null) return []
    const taxAs = taxedAsNames.find((name) => name === typed[`taxAs${place}`])
    const line = { kind, description: '', quantity, unitPrice, discount, taxed: taxAs && taxedAs(taxAs) }
    return netOf(line) > 0n ? [line] : []
  })

function rialsIn(typed = '') {
  const text = latinDigits(typed.trim()).replace(/,(?=\d{3}(\D|$))/g, '')
  return rialsTyped.test(text) ? baisaIn(text) : null
}

function thousandthsIn(typed = '') {
  const text = latinDigits(typed.trim()).replace(/,(?=\d{1,2}$)/, '.')
  return /^\d{1,7}(\.\d{1,3})?$/.test(text) && Number(text) > 0 ? Number(baisaIn(text)) : null
}
