import { useState } from 'react'
import { cashStep } from '#areas/finance/cash/cash.ts'
import { baisaIn, rialsTyped } from '#values/money.ts'
import { latinDigits } from '#values/text.ts'
import type { Due } from '../cashier-queries.ts'
import { chequePlace, least } from '../receipt.ts'

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

export type Ways = { cash: string; tendered: string; card: string; transfer: string; cheque: string }

/** What is due and not covered by a cheque in hand is asked for. */
export const isChased = ({ dueOn, open, covered }: Pick<Due, 'dueOn' | 'open' | 'covered'>, today: string) =>
  dueOn <= today && covered < open

/** What no coin is small enough for. */
const belowCoins = (short: bigint) => (short > 0n && short < cashStep ? short : 0n)

/** What one press chooses: all that is due; where nothing is due yet, all that is open. What a cheque in hand covers is left out. */
export function chosenAtOnce(dues: readonly Due[], today: string) {
  const open = dues.filter(({ open: left, covered }) => covered < left)
  const due = open.filter((one) => isChased(one, today))
  if (due.length > 0) return { label: 'المستحق كله', dues: due }
  return { label: open.length > 0 ? 'لا مستحق اليوم، اختر القادم كله' : 'المستحق كله', dues: open }
}

const allOf = (dues: readonly Due[]) => Object.fromEntries(dues.map(({ id, open }) => [id, asTyped(open)]))

type Begun = { dues: readonly Due[]; today: string; typed: Record<string, unknown> | undefined }

/**
 * The sums of a till while it is filled in: what is due today is chosen to begin with, and the cash asks for whatever the other ways
 * leave, as near as coins come to it, until somebody writes an amount of cash.
 */
export function useTill({ dues, today, typed }: Begun) {
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
    cheque: text(`amount${chequePlace}`),
  })
  const [isCashTyped, setCashTyped] = useState(Boolean(typed))
  const chosen = sum(dues.map(({ id }) => amountIn(pays[id])))
  const [others, promised] = [amountIn(ways.card) + amountIn(ways.transfer), amountIn(ways.cheque)]
  const asked = chosen > others + promised ? chosen - others - promised : 0n
  const cash = isCashTyped ? ways.cash : asked < cashStep ? '' : asTyped(asked - (asked % cashStep))
  const paid = amountIn(cash) + others
  const rounded = amountIn(cash) > 0n ? belowCoins(chosen - paid - promised) : 0n
  const tendered = amountIn(ways.tendered)

  return {
    ...{ pays, ways: { ...ways, cash }, chosen, paid, promised, rounded },
    change: tendered > amountIn(cash) ? tendered - amountIn(cash) : 0n,
    choose: (id: string, amount: string) => setPays((now) => ({ ...now, [id]: amount })),
    chooseAll: (which: readonly Due[]) => setPays(allOf(which)),
    write(way: keyof Ways, amount: string) {
      if (way === 'cash') setCashTyped(amount.trim() !== '')
      setWays((now) => ({ ...now, [way]: amount }))
    },
    /** What was paid goes to the oldest dues. */
    spread() {
      setPays(overOldest(dues, paid + promised))
      setCashTyped(true)
      setWays((now) => ({ ...now, cash }))
    },
  }
}
export type Till = ReturnType<typeof useTill>

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
