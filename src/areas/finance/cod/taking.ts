import { customersNamed } from '#areas/customers/public.ts'
import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { mustBeInCoins } from '#areas/finance/cash/coins.ts'
import { cashSessionOf } from '#areas/finance/cash/sessions.ts'
import { post, reverse } from '#areas/finance/ledger/books.ts'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { onceIn } from '#platform/db/once-in.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { type CodWay, cardLeaf, codSource, codWays, courierLeaf } from './cod.ts'
import { codReceived, codReversed } from './facts.ts'
import { codTaken } from './rules.ts'

export type CodAsked = {
  parcelId: string
  /** As people read it. */
  number: string
  merchantId: string
  branchId: string
  amount: bigint
  way: CodWay
  /** Who took it at the door; at the counter it is the box of whoever is signed in. */
  courierId?: string | undefined
  /** Of the slip of the card machine. */
  reference?: string | undefined
}

/** Whoever takes the parcel has paid for its sender: the money is the sender's from here. Once for a parcel. */
export async function takeCod(work: Work, { parcelId, number, reference, ...asked }: CodAsked) {
  await mustBeInCoins(work, asked.amount)
  const { leaf, ...place } = await placeOf(work, asked, reference)
  const { merchantId, branchId, amount, way } = asked
  const id = work.newId()
  const { journalId, day } = await post(work, {
    source: { kind: codSource, id, purpose: 'take' },
    memo: cut(`مبلغ الطرد ${number}، ${codWays[way]}`, 200),
    transfers: codTaken(leaf, { merchantId, branchId, amount }),
  })
  const taken = await work.tx
    .insertInto('cods')
    .values({
      ...{ id, parcelId, number, merchantId, branchId, amount, way, ...place, journalId },
      ...{ takenBy: work.actor.id, takenOn: day, takenAt: work.now(), handOverId: null, moveId: null, settlementId: null },
      ...{ confirmedBy: null, remittanceId: null, reversedBy: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .modifyEnd(often)
    .executeTakeFirst()
  if (!taken) throw await whyNot(work, parcelId)
  work.record(codReceived, parcelId, { number, merchantId, merchant: await merchantCalled(work, merchantId), amount, way })
  return { id }
}

async function whyNot({ tx }: Work, parcelId: string) {
  const before = await tx
    .selectFrom('cods')
    .select('id')
    .where('parcelId', '=', parcelId)
    .where('reversedBy', 'is', null)
    .executeTakeFirst()
  if (before) return new Refusal('finance.cod-taken-before', 'قُبض مبلغ هذا الطرد من قبل. حدّث الصفحة.')
  return fieldFault('reference', 'سُجّل رقم هذه العملية لطرد آخر. راجع القسيمة.')
}

async function placeOf(work: Work, { way, courierId }: Omit<CodAsked, 'parcelId' | 'number'>, reference: string | undefined) {
  const none = { sessionId: null, reference: null }
  if (way === 'box') {
    const { boxId, sessionId } = await cashSessionOf(work)
    return { ...none, leaf: boxLeaf(boxId), holder: boxId, sessionId }
  }
  if (way === 'card') {
    if (!reference) throw fieldFault('reference', 'اكتب رقم العملية من قسيمة الجهاز.')
    return { ...none, leaf: cardLeaf, holder: cardLeaf.key, reference }
  }
  if (!courierId) throw new Error('cash at a door without its courier')
  return { ...none, leaf: courierLeaf(courierId), holder: courierId }
}

const merchantCalled = ({ tx }: Pick<Work, 'tx'>, id: string) =>
  onceIn(tx, `merchant ${id}`, async () => (await customersNamed({ tx }, [id]))[0]?.name ?? '')

/** It was not paid after all: the same the other way round, as long as it lies where it was taken. */
export async function takeBackCod(work: Work, { parcelId, reason }: { parcelId: string; reason: string }) {
  const cod = await work.tx
    .selectFrom('cods')
    .selectAll()
    .where('parcelId', '=', parcelId)
    .where('reversedBy', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!cod) return false
  if (cod.handOverId || cod.moveId || cod.settlementId || cod.confirmedBy)
    throw new Refusal('finance.cod-moved-on', 'سُلّم هذا المبلغ إلى الصندوق أو البنك، فلا يُعكس من هنا. يصححه المحاسب.')
  if (cod.way === 'box') {
    const session = await cashSessionOf(work)
    if (session.sessionId !== cod.sessionId)
      throw new Refusal('finance.cod-of-other-shift', 'قُبض هذا المبلغ في وردية أخرى. يعكسه من قبضه في ورديته، أو يصححه المحاسب.')
  }
  const { journalId } = await reverse(work, cod.journalId, { memo: cut(`عكس مبلغ الطرد ${cod.number}: ${reason}`, 200) })
  await work.tx.updateTable('cods').set({ reversedBy: journalId }).where('id', '=', cod.id).execute()
  const { number, merchantId, amount, way } = cod
  work.record(codReversed, parcelId, {
    ...{ number, merchantId, merchant: await merchantCalled(work, merchantId), amount, way, reason },
  })
  return true
}
