import { branches } from '#areas/company/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { bagNumber, goesTo } from '../bag.ts'
import { bagOpened } from '../facts.ts'
import { OpenBagInput, PutInBagInput } from '../inputs.ts'
import { loadBagForUpdate } from '../load-for-update.ts'

export const openBag = command({
  name: 'parcels.open-bag',
  permission: may.sort,
  input: OpenBagInput,
  async run(work, { id, fromBranchId, toBranchId }) {
    mustReach(work.actor, may.sort, { branchId: fromBranchId })
    const offices = new Map((await branches(work)).map((one) => [one.id, one.nameAr]))
    const [from, to] = [offices.get(fromBranchId), offices.get(toBranchId)]
    if (!from) throw fieldFault('fromBranchId', 'اختر الفرع الذي يخرج منه.')
    if (!to || fromBranchId === toBranchId) throw fieldFault('toBranchId', 'اختر فرعًا آخر يصل إليه.')
    const row = await work.tx
      .insertInto('parcelBags')
      .values({ id, fromBranchId, toBranchId, state: 'open', openedBy: work.actor.id, openedAt: work.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(['sequence', 'openedAt'])
      .executeTakeFirst()
    if (row) work.record(bagOpened, id, { number: bagNumber(row), from, to })
    else work.repeated()
    return { bagId: id }
  },
})

/** A scan puts it in: what goes elsewhere is refused, for it would travel to the wrong branch. */
export const putInBag = command({
  name: 'parcels.put-in-bag',
  permission: may.sort,
  input: PutInBagInput,
  async run(work, { bagId, parcel: scanned }) {
    const bag = await openBagOf(work, bagId)
    const { parcel, pieces } = await scannedHere(work, scanned, bag.fromBranchId)
    const said = { bagId, number: shownNumber(parcel.number) }
    if (goesTo(parcel) !== bag.toBranchId)
      throw fieldFault('parcel', `الطرد ${said.number} ليس إلى ${bag.told.to}. ضعه في كيس فرعه.`)
    const lying = await lyingIn(work, bagId)
    if (parcel.pieces.every(({ id, n }) => !pieces.includes(n) || lying.has(id))) {
      work.repeated()
      return said
    }
    await takeStep(work, parcel, { step: 'bagged', pieces, holderId: bagId, note: bag.number })
    return said
  },
})

export const takeOutOfBag = command({
  name: 'parcels.take-out-of-bag',
  permission: may.sort,
  input: PutInBagInput,
  async run(work, { bagId, parcel: scanned }) {
    const bag = await openBagOf(work, bagId)
    const { parcel, pieces } = await scannedHere(work, scanned, bag.fromBranchId)
    const lying = await lyingIn(work, bagId)
    const out = parcel.pieces.filter(({ id, n }) => pieces.includes(n) && lying.has(id)).map(({ n }) => n)
    if (out.length === 0) throw fieldFault('parcel', 'ليس هذا الطرد في الكيس.')
    await takeStep(work, parcel, { step: 'unbagged', pieces: out, note: bag.number })
    return { bagId, number: shownNumber(parcel.number) }
  },
})

async function openBagOf(work: Work, bagId: string) {
  const bag = await loadBagForUpdate(work, bagId, 'fromBranchId')
  if (bag.state !== 'open') throw new Refusal('parcels.bag-closed', 'خُتم الكيس وخرج. افتح كيسًا آخر.')
  return bag
}

async function scannedHere(work: Work, { number, piece }: { number: string; piece: number | null }, branchId: string) {
  const found = await work.tx.selectFrom('parcels').select('id').where('number', '=', number).executeTakeFirst()
  if (!found) throw fieldFault('parcel', 'لا طرد بهذا الرقم. افحص البوليصة وامسحها من جديد.')
  const parcel = await loadParcelForUpdate(work, found.id, may.sort)
  if (parcel.branchId !== branchId) throw fieldFault('parcel', 'هذا الطرد في فرع آخر. افتحه لترى أين هو.')
  return { parcel, pieces: piece ? [piece] : parcel.pieces.map(({ n }) => n) }
}

/** The pieces that lie in a bag now. */
async function lyingIn({ tx }: Work, bagId: string) {
  const rows = await tx
    .selectFrom('parcelCustody')
    .select('pieceId')
    .where('until', 'is', null)
    .where('holder', '=', 'bag')
    .where('holderId', '=', bagId)
    .execute()
  return new Set(rows.map(({ pieceId }) => pieceId))
}
