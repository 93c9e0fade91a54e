import { useState } from 'react'
import { baisaIn, least, rialsTyped } from '#values/money.ts'
import { latinDigits } from '#values/text.ts'
import type { Due } from '../cashier-queries.ts'
import { isChased } from '../due.ts'
import { chequePlace, type UnchosenWay } from '../receipt.ts'
import { transferSplit } from '../transfer-split.ts'

/** What was typed as an amount, in baisa; nothing while it is none. */
export function amountIn(typed: string | undefined) {
  const text = latinDigits(typed ?? '')
    .replaceAll(',', '')
    .trim()
  return rialsTyped.test(text) ? baisaIn(text) : 0n
}

/** As it is typed into a field: 85500 is «85.500». */
export const asTyped = (baisa: bigint) => {
  const digits = String(baisa).padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** `second` is a transfer to another account of ours, where the payment is for owners and for us. */
export type Ways = { cash: string; tendered: string; card: string; transfer: string; second: string; cheque: string }

/** What no coin is small enough for. */
const belowCoins = (short: bigint, coin: bigint) => (short > 0n && short < coin ? short : 0n)

const allOf = (dues: readonly Due[]) => Object.fromEntries(dues.map(({ id, open }) => [id, asTyped(open)]))

type Filled = { ways: Ways; isTyped: boolean; chosen: bigint; coin: bigint; takesCash: boolean }

/**
 * What comes in each way. One asks for whatever the others leave, until somebody writes an amount there: the cash, as near as coins come
 * to it, and the card where no cash is taken.
 */
export function paidIn({ ways: written, isTyped, chosen, coin, takesCash }: Filled) {
  const [asking, step] = takesCash ? (['cash', coin] as const) : (['card', 1n] as const)
  const typed = takesCash ? written : { ...written, cash: '', tendered: '' }
  const rest = { ...typed, [asking]: '' }
  const left = chosen - came(rest) - amountIn(rest.cheque)
  const ways = isTyped ? typed : { ...rest, [asking]: left < step ? '' : asTyped(left - (left % step)) }
  const [cash, paid, promised, tendered] = [amountIn(ways.cash), came(ways), amountIn(ways.cheque), amountIn(ways.tendered)]
  return {
    ...{ ways, paid, promised },
    rounded: cash > 0n ? belowCoins(chosen - paid - promised, coin) : 0n,
    change: tendered > cash ? tendered - cash : 0n,
  }
}

const came = ({ cash, card, transfer, second }: Ways) => amountIn(cash) + amountIn(card) + amountIn(transfer) + amountIn(second)

type Begun = { dues: readonly Due[]; today: string; coin: bigint; takesCash: boolean; typed: Record<string, unknown> | undefined }

/** The sums of a till while it is filled in: what is due today is chosen to begin with. */
export function useTill({ dues, today, coin, takesCash, typed }: Begun) {
  const text = (name: string) => (typeof typed?.[name] === 'string' ? (typed[name] as string) : '')
  const [pays, setPays] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      dues.map((due, index) => [due.id, typed ? text(`pay${index + 1}`) : isChased(due, today) ? asTyped(due.open) : '']),
    ),
  )
  const [ways, setWays] = useState<Ways>({
    cash: text('amount1'),
    tendered: text('tendered1'),
    card: text('amount2'),
    transfer: text('amount3'),
    second: text('amount4'),
    cheque: text(`amount${chequePlace}`),
  })
  const [isTyped, setTyped] = useState(Boolean(typed))
  const chosen = sum(dues.map(({ id }) => amountIn(pays[id])))
  const now = paidIn({ ways, isTyped, chosen, coin, takesCash })

  return {
    ...{ pays, chosen, ...now },
    split: transferSplit(dues, ({ id }) => amountIn(pays[id])),
    /** The two transfers of a payment for owners and for us, each as much as is chosen of it. */
    splitTransfer({ trust, operating }: { trust: bigint; operating: bigint }) {
      setWays((before) => ({ ...before, transfer: asTyped(trust), second: asTyped(operating) }))
    },
    choose: (id: string, amount: string) => setPays((before) => ({ ...before, [id]: amount })),
    chooseAll: (which: readonly Due[]) => setPays(allOf(which)),
    write(way: keyof Ways, amount: string) {
      if (way === (takesCash ? 'cash' : 'card')) setTyped(amount.trim() !== '')
      setWays((before) => ({ ...before, [way]: amount }))
    },
    /** What was paid goes to the oldest dues. */
    spread() {
      setPays(overOldest(dues, now.paid + now.promised))
      setTyped(true)
      setWays(now.ways)
    },
  }
}
export type Till = ReturnType<typeof useTill>

type Came = Pick<Till, 'chosen' | 'paid' | 'promised' | 'rounded'>

/** What will come of it: what of the debt it settles or covers, and what stays the payer's. Null while less came than was chosen. */
export function outcomeOf({ chosen, paid, promised, rounded }: Came, rest: UnchosenWay, owed: bigint) {
  const came = paid + promised
  if (came + rounded < chosen) return null
  const isUnchosen = chosen === 0n && owed > 0n && came > 0n
  const settled = isUnchosen ? (rest === 'oldest' ? least(came, owed) : 0n) : chosen
  return { isUnchosen, settled, kept: came + rounded - settled, left: owed - settled }
}

/** What a press pays from the payer's credit: of what was chosen, or of all that is owed. */
export function fromCredit({ chosen }: Pick<Till, 'chosen'>, free: bigint, owed: bigint) {
  const isChosen = chosen > 0n
  return { isChosen, amount: least(free, isChosen ? chosen : owed) }
}

function overOldest(dues: readonly Due[], paid: bigint) {
  let left = paid
  const shares: Record<string, string> = {}
  for (const { id, open } of dues) {
    const share = least(open, left)
    shares[id] = share > 0n ? asTyped(share) : ''
    left -= share
  }
  return shares
}
