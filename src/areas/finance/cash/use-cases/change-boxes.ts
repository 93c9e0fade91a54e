import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { boxLeaf } from '../cash.ts'
import { boxAdded, boxRenamed, boxResumed, boxStopped } from '../facts.ts'
import { AddBoxInput, BoxInput, RenameBoxInput } from '../inputs.ts'

export const addBox = command({
  name: 'finance.add-box',
  permission: financePermissions.manageBoxes,
  input: AddBoxInput,
  async run(work, { branchId, name }) {
    await oneAfterAnother(work)
    const open = await branches(work)
    if (!open.some(({ id }) => id === branchId)) throw fieldFault('branchId', 'أُغلق هذا الفرع. اختر فرعًا آخر.')
    const added = await work.tx
      .insertInto('cashBoxes')
      .values({ id: work.newId(), branchId, name, addedAt: work.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw taken()
    work.record(boxAdded, added.id, { name, branchId })
    return { id: added.id, name }
  },
})

export const renameBox = command({
  name: 'finance.rename-box',
  permission: financePermissions.manageBoxes,
  input: RenameBoxInput,
  async run(work, { boxId, name }) {
    await oneAfterAnother(work)
    const { name: before } = await heldBox(work, boxId)
    if (before === name) {
      work.repeated()
      return { name }
    }
    const other = await work.tx.selectFrom('cashBoxes').select('id').where('name', '=', name).executeTakeFirst()
    if (other) throw taken()
    await work.tx.updateTable('cashBoxes').set({ name }).where('id', '=', boxId).execute()
    work.record(boxRenamed, boxId, { name, before })
    return { name }
  },
})

/** Empty, and kept by nobody: what lay in it nobody could take out any more. */
export const stopBox = command({
  name: 'finance.stop-box',
  permission: financePermissions.manageBoxes,
  input: BoxInput,
  async run(work, { boxId }) {
    const { name } = await heldBox(work, boxId)
    const kept = await work.tx
      .selectFrom('cashSessions')
      .select('id')
      .where('boxId', '=', boxId)
      .where('closedAt', 'is', null)
      .executeTakeFirst()
    if (kept) throw new Refusal('finance.box-kept', 'على هذا الصندوق وردية لم تُغلق. أغلقها أولًا.')
    const left = await balanceOf(work, boxLeaf(boxId))
    if (left !== 0n) throw new Refusal('finance.box-not-empty', `في الصندوق ${inRials(left)} انقله ثم أوقف الصندوق.`)
    await setActive(work, { boxId, active: false })
    work.record(boxStopped, boxId, { name })
    return { name }
  },
})

export const resumeBox = command({
  name: 'finance.resume-box',
  permission: financePermissions.manageBoxes,
  input: BoxInput,
  async run(work, { boxId }) {
    const { name } = await heldBox(work, boxId)
    await setActive(work, { boxId, active: true })
    work.record(boxResumed, boxId, { name })
    return { name }
  },
})

const taken = () => fieldFault('name', 'يوجد صندوق بهذا الاسم. اختر اسمًا آخر.')

/** So that a name stands once. */
const oneAfterAnother = ({ tx }: Work) => sql`select pg_advisory_xact_lock(hashtext('finance.boxes'))`.execute(tx)

/** Whoever opens a session of it holds the same row: it is not stopped under their hands. */
async function heldBox({ tx }: Pick<Work, 'tx'>, id: string) {
  const box = await tx.selectFrom('cashBoxes').select(['name']).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!box) throw new Refusal('finance.no-such-box', 'هذا الصندوق غير موجود.', 404)
  return box
}

async function setActive({ tx }: Pick<Work, 'tx'>, { boxId, active }: { boxId: string; active: boolean }) {
  const set = await tx
    .updateTable('cashBoxes')
    .set({ active })
    .where('id', '=', boxId)
    .where('active', '=', !active)
    .returning('id')
    .executeTakeFirst()
  if (!set) throw new Refusal('finance.box-changed', 'تغيّر هذا الصندوق. حدّث الصفحة.')
}
