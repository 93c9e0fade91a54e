import { type Charge, heldCharges } from '#areas/finance/invoices/charges.ts'
import { post, reverse } from '#areas/finance/ledger/books.ts'
import { writtenOff } from '#areas/finance/ledger/posting-rules.ts'
import { type Share, shareOf } from '#areas/finance/receipts/receipt.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { mustHaveNoCredit } from './credit-first.ts'
import { linesOf, type WriteOff } from './standing.ts'
import { writeOffSource } from './write-off.ts'

type GivenUp = { charge: Charge; share: Share }

/** As it was asked for, or not at all: what was paid or credited meanwhile is not given up, nor what money that came meanwhile can pay. */
export async function giveUp(work: Work, { id, partyId }: WriteOff) {
  const given = await stillOwed(work, id)
  await mustHaveNoCredit(work, partyId, 'ثم عد إلى الطلب، أو ارفضه.')
  const { journalId } = await post(work, {
    source: { kind: writeOffSource, id, purpose: 'write-off' },
    memo: memoOf('شطب', given),
    transfers: given.flatMap(({ charge, share }) => writtenOff(charge, share)),
  })
  await move(work, given, { kind: 'written-off', journalId })
  await work.tx
    .insertInto('writeOffPostings')
    .values({ writeOffId: id, agreedBy: work.actor.id, agreedAt: work.now(), journalId })
    .execute()
}

async function stillOwed(work: Work, writeOffId: string): Promise<GivenUp[]> {
  const lines = await linesOf(work, writeOffId)
  const held = await heldCharges(
    work,
    lines.map(({ chargeId }) => chargeId),
  )
  return lines.flatMap(({ chargeId, amount }) => {
    const charge = held.get(chargeId)
    if (!charge) return []
    const open = charge.openNet + charge.openVat
    if (open < amount)
      throw new Refusal('finance.charge-moved', `بقي من «${charge.description}» ${inRials(open)} بعد الطلب. ارفضه.`)
    return [{ charge, share: shareOf(charge, amount) }]
  })
}

/** The debts stand again as they were: the mirror of what was posted, dated today. */
export async function giveBack(work: Work, writeOffId: string, reason: string) {
  const { journalId } = await work.tx
    .selectFrom('writeOffPostings')
    .select('journalId')
    .where('writeOffId', '=', writeOffId)
    .executeTakeFirstOrThrow()
  const moved = await work.tx
    .selectFrom('chargeMovements')
    .select(['chargeId', 'net', 'vat'])
    .where('journalId', '=', journalId)
    .execute()
  const held = await heldCharges(
    work,
    moved.map(({ chargeId }) => chargeId),
  )
  const given = moved.flatMap(({ chargeId, net, vat }) => {
    const charge = held.get(chargeId)
    return charge ? [{ charge, share: { chargeId, net: -net, vat: -vat } }] : []
  })
  const mirror = await reverse(work, journalId, { memo: memoOf('عكس شطب', given) })
  await move(work, given, { kind: 'restored', journalId: mirror.journalId })
  const row = { writeOffId, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId: mirror.journalId }
  await work.tx.insertInto('writeOffReversals').values(row).execute()
}

async function move({ tx }: Work, given: readonly GivenUp[], happened: { kind: 'written-off' | 'restored'; journalId: string }) {
  const sign = happened.kind === 'restored' ? 1n : -1n
  const rows = given.map(({ share: { chargeId, net, vat } }) => ({ chargeId, ...happened, net: sign * net, vat: sign * vat }))
  await tx.insertInto('chargeMovements').values(rows).execute()
}

/** It stands on the customer's statement: what was given up, and never why. */
const memoOf = (what: string, given: readonly GivenUp[]) =>
  cut(`${what}: ${given.map(({ charge }) => charge.description).join('، ')}`, 200)
